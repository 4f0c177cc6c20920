import { limits } from '@trellis/contract/limits';

export type PageSize = (typeof limits.pageSizes)[number];

/** Which page of a list an address shows, and how it is sorted. */
export interface PageSearch {
  page: number;
  size: PageSize;
  /** "field" or "field desc". */
  sorting?: string;
}

/** Reads the page from an address; anything unknown in it is dropped rather than refused. */
export function readPage(raw: { page?: unknown; size?: unknown; sorting?: unknown }, defaultSize: PageSize = 12): PageSearch {
  const page = Number(raw.page);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: limits.pageSizes.find((size) => size === Number(raw.size)) ?? defaultSize,
    ...(typeof raw.sorting === 'string' && raw.sorting ? { sorting: raw.sorting } : {}),
  };
}

/** A text of an address; digits alone arrive as a number. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value ? value : undefined;
}

/** One of the values that an address may name. */
export function readOneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

/** The paging part of a list call's input. */
export function pageInput({ page, size, sorting }: PageSearch) {
  return { skipCount: (page - 1) * size, maxResultCount: size, ...(sorting ? { sorting } : {}) };
}
