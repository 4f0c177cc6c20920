import type { AssessmentType } from '@trellis/contract/assessments/rules';
import { readOneOf } from '../../ui/list-search.ts';
import { type OfferedSearch, readOfferedSearch } from '../../ui/resource/offered-search.ts';

export const assessmentTypes: readonly AssessmentType[] = ['PreAssessment', 'MediumAssessment'];

/** The state of the library's list of assessments, as its address holds it. */
export interface AssessmentSearch extends OfferedSearch {
  assessmentType?: AssessmentType;
}

export const readAssessmentSearch = (raw: Partial<AssessmentSearch>): AssessmentSearch => ({
  ...readOfferedSearch(raw),
  assessmentType: readOneOf(assessmentTypes, raw.assessmentType),
});
