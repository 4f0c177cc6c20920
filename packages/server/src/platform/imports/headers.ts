import { languages, type Words } from '@trellis/contract/languages';
import { plain } from './words.ts';

/** What lists call the fields of a kind. */
export interface Headers<Field extends string> {
  /** How many cells of a row read like headers: a list may begin with a title. */
  count: (cells: readonly string[]) => number;
  /** Which column seems to hold what, by its header; a field is taken from the first column that names it. */
  guess: (headers: readonly string[]) => (Field | null)[];
}

/** By the words of the house, and by others that lists use, divided by |. What two fields are called alike belongs to the one that comes first. */
export function headersOf<Field extends string>(
  fields: readonly Field[],
  words: Words<Field>,
  others: Partial<Record<Field, string>>,
): Headers<Field> {
  const fieldOfHeader = new Map<string, Field>();
  const add = (header: string, field: Field) => {
    if (!fieldOfHeader.has(plain(header))) fieldOfHeader.set(plain(header), field);
  };
  for (const field of fields) for (const language of languages) add(words[language][field], field);
  for (const field of fields) for (const header of others[field]?.split('|') ?? []) add(header, field);
  const fieldOf = (header: string) => fieldOfHeader.get(plain(header));
  return {
    count: (cells) => new Set(cells.map(fieldOf).filter(Boolean)).size,
    guess: (headers) => {
      const taken = new Set<Field>();
      return headers.map((header) => {
        const field = fieldOf(header);
        if (!field || taken.has(field)) return null;
        taken.add(field);
        return field;
      });
    },
  };
}
