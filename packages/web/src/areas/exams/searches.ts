import { readOneOf, readPage, readText } from '../../ui/list-search.ts';

type Raw = Record<string, unknown>;

const statuses = ['NOT_STARTED', 'DOING', 'FAILED', 'PASSED'] as const;
const types = ['FIRST', 'MAKEUP'] as const;

/** What an address says of the list of trainers' exams. */
export function readExamListSearch(raw: Raw) {
  const { page, size } = readPage(raw);
  return {
    page,
    size,
    filter: readText(raw['filter']),
    status: readOneOf(statuses, raw['status']),
    type: readOneOf(types, raw['type']),
    tenantId: readText(raw['tenantId']),
  };
}
export type ExamListSearch = ReturnType<typeof readExamListSearch>;

/** Whose exam of which module a page takes; either first letter, as links from elsewhere spell it. */
export const readPanelSearch = (raw: Raw) => ({
  trainerTrainingModuleId: readText(raw['trainerTrainingModuleId']) ?? readText(raw['TrainerTrainingModuleId']),
});

/** Whose result of which module a page shows; one's own names nobody. */
export function readResultSearch(raw: Raw) {
  const TrainerId = readText(raw['TrainerId']) ?? readText(raw['trainerId']);
  const TrainerTrainingModuleId = readText(raw['TrainerTrainingModuleId']) ?? readText(raw['trainerTrainingModuleId']);
  return { TrainerTrainingModuleId, ...(TrainerId && { TrainerId }) };
}
export type ResultSearch = ReturnType<typeof readResultSearch>;
