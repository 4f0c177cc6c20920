import type { examAdminCalls } from '@trellis/contract/exams/admin-calls';
import type { groups } from '@trellis/contract/exams/area';
import type { examinationCalls } from '@trellis/contract/exams/examination';
import type { questionImportCalls, questionImportFileCalls } from '@trellis/contract/exams/import-calls';
import type { paperCalls } from '@trellis/contract/exams/paper-calls';
import type { question } from '@trellis/contract/exams/question';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { changeExam, examinations, prepareExam } from './examinations.ts';
import { importQuestions } from './import-questions.ts';
import { downloadTemplate } from './import-template.ts';
import { orderMakeup } from './order-makeup.ts';
import { arrangeMakeup, judgeText, listAllPapers, makeFirst, makeMakeup } from './oversee.ts';
import { questions } from './questions.ts';
import { answerQuestion, startPaper, submitPaper, takeMakeup } from './take-paper.ts';
import { listPapers, viewExamOfModule, viewHistory, viewPaper, viewResult } from './view-papers.ts';

const examinationRoutes = actorRoutesFor<typeof examinationCalls>({
  ...examinations,
  listByPost: examinations.list,
  detail: examinations.get,
  prepare: prepareExam,
  change: changeExam,
});

const paperRoutes = actorRoutesFor<typeof paperCalls>({
  papers: listPapers,
  examOfModule: viewExamOfModule,
  details: viewPaper,
  start: startPaper,
  answer: answerQuestion,
  submit: submitPaper,
  result: viewResult,
  history: viewHistory,
  makeup: takeMakeup,
  makeupOrder: orderMakeup,
});

const examAdminRoutes = actorRoutesFor<typeof examAdminCalls>({
  list: listAllPapers,
  first: makeFirst,
  makeup: makeMakeup,
  arrangeMakeup,
  judge: judgeText,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  questions: actorRoutesFor<typeof question.calls>(questions),
  questionImports: identityRoutesFor<typeof questionImportCalls>({ run: importQuestions }),
  questionImportFiles: fileRoutesFor<typeof questionImportFileCalls>({ template: downloadTemplate }),
  examinations: examinationRoutes,
  examPapers: paperRoutes,
  examAdmin: examAdminRoutes,
};
