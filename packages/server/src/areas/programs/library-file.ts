import type { Language } from '@trellis/contract/languages';
import { feedbackProperty } from '@trellis/contract/programs/feedback-property';
import { trainingProgram } from '@trellis/contract/programs/training-program';
import type { TransferFault } from '@trellis/contract/programs/transfer-calls';
import { programCategory } from '@trellis/contract/training-parts/program-category';
import { programMaterial } from '@trellis/contract/training-parts/program-material';
import { trainingTarget } from '@trellis/contract/training-parts/training-target';
import { z } from 'zod';
import { refusalText } from '../../platform/http/refusal-text.ts';
import { validationMessages } from '../../platform/http/validation-messages.ts';

/** What the archive calls its list of programs, and what says that it is one. */
export const listPath = 'programs.json';
export const format = 'trellis.trainingPrograms.1';

const id = z.uuid();
const mediaFile = z.strictObject({
  id,
  kind: z.enum(['video', 'courseHeader']),
  fileName: z.string().trim().min(1).max(200),
  path: z.string().max(300),
});

/** What each list holds. Ids are those of where the file comes from: programs name by them what stands beside them. */
const entries = {
  targets: trainingTarget.fields.extend({ id }).strict(),
  categories: programCategory.fields.extend({ id }).strict(),
  materials: programMaterial.fields.extend({ id }).strict(),
  feedbackProperties: feedbackProperty.fields.extend({ id, code: z.string().trim().min(1).max(100) }).strict(),
  media: mediaFile,
  programs: trainingProgram.fields.strict(),
};
type Lists = typeof entries;
export type LibraryFile = { [L in keyof Lists]: z.output<Lists[L]>[] };
export type LibraryProgram = LibraryFile['programs'][number];

const lists = Object.keys(entries) as (keyof Lists)[];
const outline = z.object({ format: z.literal(format), ...Object.fromEntries(lists.map((list) => [list, z.array(z.unknown()).max(5000)])) });

/** What a file says, or everything that is wrong in it; undefined where it is no such file. */
export function readLibrary(text: string, language: Language): { library: LibraryFile; faults: TransferFault[] } | undefined {
  const given = outline.safeParse(parsed(text));
  if (!given.success) return undefined;
  const faults: TransferFault[] = [];
  const library = Object.fromEntries(
    lists.map((list) => [
      list,
      (given.data as unknown as Record<string, unknown[]>)[list]?.flatMap((entry, at) => {
        const read = entries[list].safeParse(entry);
        if (read.success) return [read.data];
        const messages = validationMessages(read.error.issues, entry, language);
        faults.push(...messages.map(({ message, members }) => ({ row: at + 1, column: columnOf(list, members[0]), message })));
        return [];
      }),
    ]),
  ) as unknown as LibraryFile;
  return { library, faults: faults.length > 0 ? faults : faultsWithin(library, language) };
}

/** What is named and not there, and what stands there twice. */
function faultsWithin(library: LibraryFile, language: Language): TransferFault[] {
  const held = Object.fromEntries(
    lists.filter((list) => list !== 'programs').map((list) => [list, new Set((library[list] as { id: string }[]).map((each) => each.id))]),
  ) as Record<Exclude<keyof Lists, 'programs'>, Set<string>>;
  const codes = new Set<string>();
  return library.programs.flatMap((program, at) => {
    const fault = (member: string, message: string) => ({ row: at + 1, column: columnOf('programs', member), message });
    const isAgain = codes.has(program.code);
    codes.add(program.code);
    const missing = namedBy(program).flatMap(({ list, member, ids }) =>
      ids.filter((named) => !held[list].has(named)).map((what) => fault(member, refusalText('Trellis:NotInFile', language, { what }))),
    );
    return [...(isAgain ? [fault('code', refusalText('Trellis:RowRepeated', language))] : []), ...missing];
  });
}

/** What a program names, by the list that holds it. */
function namedBy({ targetIds, categoryIds, materialIds, feedbackPropertyIds, videoId, imageIds }: LibraryProgram) {
  return [
    { list: 'targets', member: 'targetIds', ids: targetIds },
    { list: 'categories', member: 'categoryIds', ids: categoryIds },
    { list: 'materials', member: 'materialIds', ids: materialIds },
    { list: 'feedbackProperties', member: 'feedbackPropertyIds', ids: feedbackPropertyIds },
    { list: 'media', member: 'imageIds', ids: imageIds },
    { list: 'media', member: 'videoId', ids: videoId ? [videoId] : [] },
  ] as const;
}

export const columnOf = (list: keyof Lists, member = '') => (member ? `${list}.${member}` : list);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
