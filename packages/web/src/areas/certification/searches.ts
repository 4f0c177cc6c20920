import { type PageSearch, readOneOf, readPage, readText } from '../../ui/list-search.ts';

type Raw = Record<string, unknown>;
type Page = Pick<PageSearch, 'page' | 'size'>;

const results = ['UnReviewed', 'NotPassed', 'Passed', 'Cancelled'] as const;

function pageOf(raw: Raw): Page {
  const { page, size } = readPage(raw);
  return { page, size };
}

/** What an address says of a list of applications. */
export const readApplicationSearch = (raw: Raw) => ({
  ...pageOf(raw),
  filter: readText(raw['filter']),
  auditResult: readOneOf(results, raw['auditResult']),
  tenantId: readText(raw['tenantId']),
  /** The application that is open. */
  open: readText(raw['open']),
});
export type ApplicationSearch = ReturnType<typeof readApplicationSearch>;

/** Which module the personal centre shows. */
export const readPersonalSearch = (raw: Raw) => ({ module: readText(raw['module']) });
export type PersonalSearch = ReturnType<typeof readPersonalSearch>;

/** Which course of which module is studied. */
export const readStudySearch = (raw: Raw) => ({ moduleId: readText(raw['moduleId']), courseId: readText(raw['courseId']) });
export type StudySearch = ReturnType<typeof readStudySearch>;
