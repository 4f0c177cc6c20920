import { documentCalls } from './documents.ts';
import { keyed } from './manifest.ts';

/** Every group of calls: those of the areas, and the documents that they name. */
export const groups = {
  ...keyed('groups'),
  documents: { calls: documentCalls, about: 'Documents of a center as PDF' },
};

type Groups = typeof groups;

/** Every call, by its group. */
export const contract = Object.fromEntries(Object.entries(groups).map(([group, { calls }]) => [group, calls])) as {
  [G in keyof Groups]: Groups[G]['calls'];
};
