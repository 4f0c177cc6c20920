import type { SearchSchemaInput } from '@tanstack/react-router';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';

type Raw = Record<string, unknown>;

const pageSizes = [6, 12, 18, 24] as const;
const tags: readonly SubjectTag[] = ['Potential', 'Active', 'Archived', 'Test'];
const tabs = ['plan', 'contracts', 'credits'] as const;

/** What an address may say; anything else in it is dropped rather than refused. */
const text = (value: unknown) => (typeof value === 'string' && value ? value : typeof value === 'number' ? String(value) : undefined);
const oneOf = <T>(values: readonly T[], value: unknown) => values.find((known) => known === value);
const positive = (value: unknown) => (Number.isInteger(value) && (value as number) > 0 ? (value as number) : undefined);

export interface SubjectListSearch {
  page: number;
  size: (typeof pageSizes)[number];
  filter?: string;
  outpatientNumber?: string;
  tag?: SubjectTag;
  isCheckIn?: boolean;
}

export function readSubjectListSearch(raw: Partial<SubjectListSearch> & SearchSchemaInput): SubjectListSearch {
  return {
    page: positive(raw.page) ?? 1,
    size: oneOf(pageSizes, raw.size) ?? 12,
    filter: text(raw.filter),
    outpatientNumber: text(raw.outpatientNumber),
    tag: oneOf(tags, raw.tag),
    isCheckIn: oneOf([true, false], raw.isCheckIn),
  };
}

export function readSubjectDetailSearch(raw: Raw): { id: string; tab?: (typeof tabs)[number] } {
  return { id: text(raw.id) ?? '', tab: oneOf(tabs, raw.tab) };
}

export function readSessionSearch(raw: Raw): { planId: string; num: number } {
  return { planId: text(raw.planId) ?? '', num: positive(Number(raw.num)) ?? 1 };
}
