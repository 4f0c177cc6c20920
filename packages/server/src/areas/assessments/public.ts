export { closeOpenAssessments } from './close-assessment.ts';
export { findQuestionnaire, presentQuestionnaire, questionnairesWhere } from './questionnaire-library.ts';
export { startReportWorker } from './report-worker.ts';
export { createQuestionnaire, updateQuestionnaire } from './write-questionnaire.ts';
