import type { MenuEntry } from '@trellis/contract/menu';

/** The letter that goes to each page of a menu after g: the first of its name that no page before it has taken. By path. */
export function goLetters(entries: readonly Pick<MenuEntry, 'path' | 'label'>[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    entries.flatMap(({ path, label }) => {
      const letter = Array.from(label.toLowerCase()).find((each) => !taken.has(each));
      if (!letter) return [];
      taken.add(letter);
      return [[path, letter]];
    }),
  );
}
