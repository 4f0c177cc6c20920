import type { ownApplicationCalls } from '@trellis/contract/certification/application-calls';
import type { trainingAppointmentCalls } from '@trellis/contract/certification/appointment-calls';
import type { groups } from '@trellis/contract/certification/area';
import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { trainingDoorCalls } from '@trellis/contract/certification/door-calls';
import type { qualificationMedal } from '@trellis/contract/certification/medal';
import type { trainingModuleCalls } from '@trellis/contract/certification/module';
import type { practicalTestCalls } from '@trellis/contract/certification/practical-test-calls';
import { type AreaRoutes, actorRoutesFor, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { applyAsMember, viewApplyState } from './applications/apply.ts';
import { findApplyCode, findModuleCode } from './applications/apply-code.ts';
import { applyAtDoor, viewApplyDoor, viewModuleDoor } from './applications/door.ts';
import { listApplications, viewApplication } from './applications/list-applications.ts';
import { reviewApplication } from './applications/review-application.ts';
import {
  addAppointment,
  changeAppointment,
  changeFeedback,
  completeAppointment,
  giveFeedback,
  listAppointments,
  removeAppointment,
  viewAppointment,
} from './appointments/appointments.ts';
import { medals } from './modules/medals.ts';
import { modules } from './modules/modules.ts';
import { listCourses } from './study/list-courses.ts';
import { orderTraining, viewOrder } from './study/order-training.ts';
import { contentQuestionnaire, finishContent } from './study/study-section.ts';
import { addSessions, removeSession } from './supervision/change-sessions.ts';
import { handOverSession } from './supervision/hand-over.ts';
import { listScores, listSessions } from './supervision/list-sessions.ts';
import { openSupervisorSummary, saveSupervisorSummary, viewSupervisorSummary } from './supervision/supervisor-summary.ts';
import { listSupervisorOptions } from './supervision/supervisors.ts';
import { openTrainerSummary, saveTrainerSummary, viewTrainerSummaryOf } from './supervision/trainer-summary.ts';
import { handsOnTest, oralTest } from './tests/note-test.ts';
import { arrangeRetest, listTestRecords, viewPracticalTests } from './tests/practical-tests.ts';
import { assignModule, changePeriod, startModule, stopModule } from './trainers/change-module.ts';
import { openModuleForm, saveModuleForm, viewModuleForm } from './trainers/module-form.ts';
import { openTrainerRecord, saveTrainerRecord, viewTrainerRecord } from './trainers/trainer-record.ts';
import { findNewModule, listTrainerModules, viewSteps, viewTrainerModule } from './trainers/view-modules.ts';
import { viewTrainerDetail, viewTrainerSummary } from './trainers/view-trainer.ts';

const certificationRoutes = actorRoutesFor<typeof certificationCalls>({
  applyList: listApplications,
  applyDetail: viewApplication,
  review: reviewApplication,
  qrApplyTraining: findApplyCode,
  newTrainerModule: findNewModule,
  trainerModules: listTrainerModules,
  trainerModule: viewTrainerModule,
  assignModule,
  changePeriod,
  startModule,
  stopModule,
  stepsProgress: viewSteps,
  moduleForm: viewModuleForm,
  openModuleForm,
  saveModuleForm,
  trainerRecord: viewTrainerRecord,
  openTrainerRecord,
  saveTrainerRecord,
  trainerDetail: viewTrainerDetail,
  trainerSummary: viewTrainerSummary,
  sessionList: listSessions,
  supervisorOptions: listSupervisorOptions,
  addSessions,
  handOverSession,
  removeSession,
  supervisorSummary: viewSupervisorSummary,
  openSupervisorSummary,
  saveSupervisorSummary,
  sessionTrainerSummary: viewTrainerSummaryOf,
  openTrainerSummary,
  saveTrainerSummary,
  scoreList: listScores,
  courses: listCourses,
  finishContent,
  contentQuestionnaire,
  trainingOrder: viewOrder,
  orderTraining,
});

const trainingAppointmentRoutes = actorRoutesFor<typeof trainingAppointmentCalls>({
  list: listAppointments,
  add: addAppointment,
  get: viewAppointment,
  change: changeAppointment,
  remove: removeAppointment,
  complete: completeAppointment,
  giveFeedback,
  changeFeedback,
});

const practicalTestRoutes = actorRoutesFor<typeof practicalTestCalls>({
  overview: viewPracticalTests,
  viewOral: oralTest.view,
  openOral: oralTest.open,
  saveOral: oralTest.save,
  viewHandsOn: handsOnTest.view,
  openHandsOn: handsOnTest.open,
  saveHandsOn: handsOnTest.save,
  arrangeRetest,
  testRecords: listTestRecords,
});

const trainingModuleRoutes = actorRoutesFor<typeof trainingModuleCalls>({ ...modules, qrTrainingModule: findModuleCode });
const qualificationMedalRoutes = actorRoutesFor<typeof qualificationMedal.calls>(medals);

/** What somebody of a centre does for themselves. */
const ownApplicationRoutes = routesFor<typeof ownApplicationCalls>({ applyState: viewApplyState, apply: applyAsMember });

/** What somebody without an account does who scanned a code. */
const trainingDoorRoutes = identityRoutesFor<typeof trainingDoorCalls>({
  viewApplication: viewApplyDoor,
  apply: applyAtDoor,
  viewModule: viewModuleDoor,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  certification: certificationRoutes,
  trainingAppointments: trainingAppointmentRoutes,
  practicalTests: practicalTestRoutes,
  trainingModules: trainingModuleRoutes,
  qualificationMedals: qualificationMedalRoutes,
  ownApplication: ownApplicationRoutes,
  trainingDoor: trainingDoorRoutes,
};
