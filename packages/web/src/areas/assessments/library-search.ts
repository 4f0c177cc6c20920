import type { AssessmentType } from '@trellis/contract/assessments/rules';
import type { ContentStatus } from '@trellis/contract/content/schemas';
import { type PageSearch, readOneOf, readPage, readText } from '../../ui/list-search.ts';

export const assessmentTypes: readonly AssessmentType[] = ['PreAssessment', 'MediumAssessment'];
export const contentStatuses: readonly ContentStatus[] = ['Unpublish', 'Hide', 'Public', 'Expire', 'Trash'];

/** The state of the library's list of assessments, as its address holds it. */
export interface AssessmentSearch extends PageSearch {
  filter?: string;
  assessmentType?: AssessmentType;
  status?: ContentStatus;
}

export const readAssessmentSearch = (raw: Partial<AssessmentSearch>): AssessmentSearch => ({
  ...readPage(raw),
  filter: readText(raw.filter),
  assessmentType: readOneOf(assessmentTypes, raw.assessmentType),
  status: readOneOf(contentStatuses, raw.status),
});

/** The same of the list of questionnaires. */
export interface QuestionnaireSearch extends PageSearch {
  filter?: string;
}

export const readQuestionnaireSearch = (raw: Partial<QuestionnaireSearch>): QuestionnaireSearch => ({
  ...readPage(raw),
  filter: readText(raw.filter),
});
