import { firstLimits } from '@trellis/contract/first-limits';

/** What a list shows at once where nothing else is stated. */
const defaultPageSize = 10;
const sizes = [...firstLimits.pageSizes, defaultPageSize] as const;

export type PageSize = (typeof sizes)[number];

/** What a list may show at once, its usual number among them: whoever chose another one finds the way back. */
export const offeredSizes: readonly PageSize[] = sizes.toSorted((one, other) => one - other);

/** Which page of a list an address shows, and how it is sorted. */
export interface PageSearch {
  page: number;
  size: PageSize;
  /** "field" or "field desc"; undefined is the usual order. */
  sorting?: string | undefined;
}

/** The same of a list that is searched by a text. */
export interface TextSearch extends PageSearch {
  filter?: string;
}

/** Whether anything but the page and its order narrows a list. */
export const isNarrowed = ({ page: _page, size: _size, sorting: _sorting, ...filters }: PageSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** Reads the page from an address; anything unknown in it is dropped rather than refused. */
export function readPage(raw: { page?: unknown; size?: unknown; sorting?: unknown }, listSize: PageSize = defaultPageSize): PageSearch {
  const page = Number(raw.page);
  const sorting = readText(raw.sorting);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: readOneOf(offeredSizes, raw.size) ?? listSize,
    ...(sorting ? { sorting } : {}),
  };
}

export function readTextSearch(raw: Partial<TextSearch>): TextSearch {
  const filter = readText(raw.filter);
  return { ...readPage(raw), ...(filter === undefined ? {} : { filter }) };
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

/** One of the values that an address may name. */
export function readOneOf<T extends string | number | boolean>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => String(known) === value || known === value);
}

/** The paging part of a list call's input. */
export function pageInput({ page, size, sorting }: PageSearch) {
  return { skipCount: (page - 1) * size, maxResultCount: size, ...(sorting ? { sorting } : {}) };
}
