import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { FileKind, uploadCalls } from '@trellis/contract/files/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { fileTypeFromBlob } from 'file-type';
import { admit } from '../../platform/http/access.ts';
import { actingAs } from '../../platform/http/acting.ts';
import type { Actor, Person } from '../../platform/http/caller.ts';
import { isDiscarded } from '../../platform/http/incoming-form.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseFileType } from '../../platform/http/refuse-file-type.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { isStorageFull } from '../../platform/http/storage-full.ts';
import { kinds } from './kinds.ts';
import { checkPicture, redrawPicture } from './pictures.ts';
import { signFile } from './signatures.ts';
import { storage, takeIncoming } from './storage.ts';

type Input = InputOf<typeof uploadCalls.business>;

/** What is stored: as it came, or as it was drawn anew. */
interface Accepted {
  content: File | Buffer;
  type: string;
  extension: string;
}

/** Whoever acts somewhere, and of what no policy is asked for whoever signs in. */
type Uploader = Actor | Person;

interface Stored {
  size: number;
  name: string;
  type: string;
  key: string;
  id?: string;
}

/** Stores a file for whom its kind belongs to. Its type is what its content says, whatever its name claims. */
export const uploadFile = (context: IdentityContext, { kind, file }: Input): Promise<OutputOf<typeof uploadCalls.business>> =>
  storeUpload(context, { kind, file });

/** The same of a file that another one brought along, under the id that it had there where nothing has that yet. */
export async function storeUpload(
  context: IdentityContext,
  { kind, file, id }: Input & { id?: string },
): Promise<OutputOf<typeof uploadCalls.business>> {
  const { policy, owner } = kinds[kind];
  const uploader = admit(policy === null ? 'signedIn' : { anyOf: [policy].flat() }, context.signIn, new Date());
  if (!uploader || (owner === 'centre' && uploader.kind !== 'member')) return refuse('Trellis:NotAllowed');
  try {
    return await keep(context, uploader, { kind, file, id });
  } catch (error) {
    if (isStorageFull(error)) return refuse('Trellis:StorageFull', { members: ['file'] });
    if (isDiscarded(error)) return refuse('Trellis:UnreadableBody');
    throw error;
  }
}

async function keep(
  context: IdentityContext,
  actor: Uploader,
  { kind, file, id: wanted }: Input & { id?: string | undefined },
): Promise<OutputOf<typeof uploadCalls.business>> {
  const { content, type, extension } = await accept(kind, file, actor);
  const name = basename(file.name).slice(0, 200) || `file.${extension}`;
  const key = `${folderOf(kind, actor)}/${randomUUID()}.${extension}`;
  try {
    if (content instanceof File) await takeIncoming(key, content, type);
    else await storage().put(key, content, { contentType: type });
    const size = content instanceof File ? content.size : content.length;
    const id = await remember(context, actor, kind, { size, name, type, key, ...(wanted && { id: wanted }) });
    return { id, fileName: name, url: signFile(key) };
  } catch (error) {
    // what is half there, or has no row, is nobody's; what cannot be deleted now goes with the leftovers
    await storage()
      .delete(key)
      .catch(() => undefined);
    throw error;
  }
}

async function accept(kind: FileKind, file: File, { personId }: Uploader): Promise<Accepted> {
  const { types, size, redraw } = kinds[kind];
  if (file.size > size) refuse('Trellis:FileTooLarge', { members: ['file'], data: { max: size / 1024 / 1024 } });
  const found = await fileTypeFromBlob(file);
  if (!found || !types.includes(found.mime)) return refuseFileType(types);
  const asItCame = { content: file, type: found.mime, extension: found.ext };
  if (!found.mime.startsWith('image/')) return asItCame;
  const picture = { content: file, type: found.mime, personId };
  if (redraw) return { content: await redrawPicture(picture, redraw), type: 'image/webp', extension: 'webp' };
  await checkPicture(picture);
  return asItCame;
}

function folderOf(kind: FileKind, actor: Uploader): string {
  if (kinds[kind].owner === 'centre') return actor.kind === 'member' ? actor.tenantId : refuse('Trellis:NotAllowed');
  return kind === 'logo' ? 'logos' : `persons/${actor.personId}`;
}

async function remember(context: IdentityContext, actor: Uploader, kind: FileKind, stored: Stored): Promise<string> {
  const { size, name, type, key, id } = stored;
  if (kinds[kind].owner === 'person') {
    const row = { person_id: actor.personId, kind, file_name: name, type, size, key };
    const add = (given: { id?: string }) =>
      context.pools.identity
        .insertInto('identity.uploads')
        .values({ ...row, ...given })
        .onConflict((same) => same.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
    const added = (await add({ ...(id && { id }) })) ?? (await add({}));
    return added?.id ?? refuse('Trellis:Internal');
  }
  if (actor.kind !== 'member') return refuse('Trellis:NotAllowed');
  const row = { tenant_id: actor.tenantId, owner_id: actor.personId, kind, name, type, size, key };
  const added = await actingAs(context.pools, actor, (db) =>
    db.insertInto('app.files').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return added.id;
}
