import { languages, type Words } from '@trellis/contract/languages';

/** Compares as people write: without case, accents, spaces, dots and what stands in brackets. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^)]*\)|\*/g, '')
    .replace(/[\s.,:_\-/'’º°]+/g, '');

/** What words mean, each list of them divided by |. */
export const meaning = <V>(entries: readonly (readonly [V, string])[]): ReadonlyMap<string, V> =>
  new Map(entries.flatMap(([value, words]) => words.split('|').map((word) => [plain(word), value] as const)));

/** The words of the house in the three languages, and how lists write the same. */
export const known = <V extends string>(words: Words<V>, others: Record<V, string>): ReadonlyMap<string, V> =>
  meaning(
    (Object.keys(others) as V[]).flatMap((value) => [
      ...languages.map((language) => [value, words[language][value]] as const),
      [value, others[value]] as const,
    ]),
  );
