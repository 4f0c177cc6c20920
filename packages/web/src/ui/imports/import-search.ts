import { type PageSearch, readOneOf, readPage, readText } from '../list-search.ts';

export const rowKinds = ['all', 'faulty', 'warned'] as const;
export type RowKind = (typeof rowKinds)[number];

/** The state of the page of an import, as its address holds it. */
export interface ImportSearch extends Pick<PageSearch, 'page' | 'size'> {
  /** The list that was uploaded. */
  id?: string;
  kind?: RowKind;
}

export function readImportSearch(raw: Partial<ImportSearch>): ImportSearch {
  const { page, size } = readPage(raw);
  return { page, size, id: readText(raw.id), kind: readOneOf(rowKinds, raw.kind) };
}
