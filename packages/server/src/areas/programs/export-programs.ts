import { extname } from 'node:path';
import { feedbackProperty } from '@trellis/contract/programs/feedback-property';
import { trainingProgram } from '@trellis/contract/programs/training-program';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { programCategory } from '@trellis/contract/training-parts/program-category';
import { programMaterial } from '@trellis/contract/training-parts/program-material';
import { trainingTarget } from '@trellis/contract/training-parts/training-target';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { type ArchivedFile, zipReply } from '../../platform/documents/zip-files.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { storage } from '../files/public.ts';
import { programCategories, programMaterials, trainingTargets } from '../training-parts/public.ts';
import { feedbackProperties } from './feedback-properties.ts';
import { format, type LibraryFile, listPath } from './library-file.ts';
import { trainingPrograms } from './training-programs.ts';

const all = { skipCount: 0, maxResultCount: 5000 };

/** All programs as last saved, in their order, with what they name and their media. */
export async function exportPrograms(read: Read, caller: Actor): Promise<FileReply> {
  const { library, keys } = await read((db) => gather(db, caller));
  const day = dateIn(caller.zone, caller.now.toISOString());
  return zipReply(`programs ${day}.zip`, filesOf(library, keys));
}

async function* filesOf(library: LibraryFile, keys: ReadonlyMap<string, string>): AsyncGenerator<ArchivedFile> {
  yield { path: listPath, content: once(new TextEncoder().encode(JSON.stringify({ format, ...library }, null, 1))) };
  for (const { id, path } of library.media) {
    const key = keys.get(id);
    if (key) yield { path, content: await storage().getStream(key) };
  }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

async function gather(db: Db, caller: Actor): Promise<{ library: LibraryFile; keys: Map<string, string> }> {
  const [targets, categories, materials, properties, programs, codes] = await Promise.all([
    trainingTargets.list(db, caller, all),
    programCategories.list(db, caller, all),
    programMaterials.list(db, caller, all),
    feedbackProperties.list(db, caller, all),
    trainingPrograms.list(db, caller, all),
    sql<{ id: string; code: string }>`select id, code from catalog.feedback_properties`.execute(db),
  ]);
  const codeOf = new Map(codes.rows.map(({ id, code }) => [id, code]));
  const given = programs.items.map(programFields);
  const media = await mediaOf(
    db,
    given.flatMap(({ videoId, imageIds }) => [...imageIds, ...(videoId ? [videoId] : [])]),
  );
  const library = {
    targets: targets.items.map((item) => ({ ...trainingTarget.fields.parse(item), id: item.id })),
    categories: categories.items.map((item) => ({ ...programCategory.fields.parse(item), id: item.id })),
    materials: materials.items.map((item) => ({ ...programMaterial.fields.parse(item), id: item.id })),
    feedbackProperties: properties.items.map((item) => ({
      ...feedbackProperty.fields.parse(item),
      id: item.id,
      code: codeOf.get(item.id) ?? item.id,
    })),
    media: media.map(({ key: _key, ...file }) => file),
    programs: given,
  };
  return { library, keys: new Map(media.map(({ id, key }) => [id, key])) };
}

/** What the form of a program would send to leave it as it is. */
export const programFields = ({ video, images, ...item }: Awaited<ReturnType<typeof trainingPrograms.get>>) =>
  trainingProgram.fields.parse({ ...item, videoId: video?.id ?? null, imageIds: images.map(({ id }) => id) });

async function mediaOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('catalog.media')
    .select(['id', 'kind', 'file_name as fileName', 'key'])
    .where('id', 'in', ids.length > 0 ? [...new Set(ids)] : [null as never])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as 'video' | 'courseHeader', path: `media/${row.id}${extname(row.key)}` }));
}
