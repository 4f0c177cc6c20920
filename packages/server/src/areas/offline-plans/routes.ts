import type { classAdjustmentCalls } from '@trellis/contract/offline-plans/adjust-classes/calls';
import type { groups } from '@trellis/contract/offline-plans/area';
import type { arrangeCalls } from '@trellis/contract/offline-plans/arrange/calls';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { customizedPlanCalls } from '@trellis/contract/offline-plans/customized/calls';
import type { planDifficultyCalls } from '@trellis/contract/offline-plans/difficulty/calls';
import type { sessionFormCalls } from '@trellis/contract/offline-plans/forms/calls';
import type { guestFeedbackCalls } from '@trellis/contract/offline-plans/guest-calls';
import type { planLeaveCalls } from '@trellis/contract/offline-plans/leaves/calls';
import type { planLifeCalls } from '@trellis/contract/offline-plans/life/calls';
import type { planManagementCalls, planManagementFileCalls } from '@trellis/contract/offline-plans/management/calls';
import type { personalFeedbackCalls } from '@trellis/contract/offline-plans/personal/calls';
import type { printablePlanCalls } from '@trellis/contract/offline-plans/printable/calls';
import type { trainingRecordCalls } from '@trellis/contract/offline-plans/record/calls';
import type { feedbackRecordCalls } from '@trellis/contract/offline-plans/record-calls';
import type { planReminderCalls } from '@trellis/contract/offline-plans/reminders/calls';
import type { planSettingCalls } from '@trellis/contract/offline-plans/settings/calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, guestRoutesFor, reads, routesFor, writes } from '../../platform/http/routes.ts';
import { listPlanCalendar } from '../scheduling/public.ts';
import { abandonSession } from './abandon-session.ts';
import { addNote } from './add-note.ts';
import { adjustClasses, viewAdjustment } from './adjust-classes/adjust-classes.ts';
import { rearrangePlan, viewRearrangement } from './arrange/rearrange-plan.ts';
import { beforeStart } from './before-start.ts';
import { createPlan } from './create-plan.ts';
import { customizePlan, listCustomizedPlans, viewCustomizedPlan } from './customized/customized-plan.ts';
import { adjustDifficulty } from './difficulty/adjust-difficulty.ts';
import { editAdjustReason } from './difficulty/edit-reason.ts';
import { listAdjustable } from './difficulty/list-adjustable.ts';
import { listDifficultyChanges } from './difficulty/list-changes.ts';
import { chartFeedback } from './feedback-charts.ts';
import { listFeedbackRecords } from './feedback-records.ts';
import { finishSession } from './finish-session.ts';
import { saveGuestFeedback, viewGuestFeedback } from './guest-feedback.ts';
import { leaveOfNum, listLeavesOfPlan } from './leaves/leave-of-num.ts';
import { cancelPlan } from './life/cancel-plan.ts';
import { deletePlan } from './life/delete-plan.ts';
import { endPlan } from './life/end-plan.ts';
import { extendPlan } from './life/extend-plan.ts';
import { listRenewals } from './life/list-renewals.ts';
import { askAdjustReason, askEndReasons } from './life/reason-question.ts';
import { restartPlan } from './life/restart-plan.ts';
import { getPlan, listAvailablePlans, listPlanRecords, listPlans, listSessions } from './list-plans.ts';
import { downloadCoreSessions, downloadCurrentPlans } from './management/download-lists.ts';
import { listCoreSessions } from './management/list-core-sessions.ts';
import { listCurrentPlans } from './management/list-current.ts';
import { listPersonal, savePersonal } from './personal/save-personal.ts';
import { describePlan } from './printable/printable-document.ts';
import { viewPrintable } from './printable/printable-plan.ts';
import { editFeedback, editItem, punchItem } from './punch-item.ts';
import { punchMusic } from './punch-music.ts';
import { listTrainingRecord } from './record/training-record.ts';
import { checkCertificate, listSpecialReminders, needsInterview } from './reminders/due.ts';
import { saveCategory } from './save-category.ts';
import { saveOverall } from './save-overall.ts';
import { beforeFinish, viewCategories, viewItemForm, viewOverall } from './session-forms/view-forms.ts';
import { saveItemFeedback } from './session-forms/write-forms.ts';
import { stampOfSession } from './session-stamp.ts';
import { changeSettings, viewSettings } from './settings/change-settings.ts';
import { sendFeedback, shareFeedback } from './share-feedback.ts';
import { startSession } from './start-session.ts';
import { viewSession } from './view-session.ts';

const offlinePlanRoutes = routesFor<typeof offlinePlanCalls>({
  list: listPlans,
  availablePlans: listAvailablePlans,
  create: createPlan,
  get: getPlan,
  sessionList: listSessions,
  planRecords: listPlanRecords,
  beforeStartCourse: beforeStart,
  trainingCalendar: listPlanCalendar,
  startCourse: startSession,
  session: viewSession,
  sessionStamp: stampOfSession,
  punch: punchItem,
  punchEdit: editItem,
  overallFeedback: saveOverall,
  categoryFeedback: saveCategory,
  musicPunch: punchMusic,
  abandon: abandonSession,
  note: addNote,
  finish: finishSession,
});

const sessionFormRoutes = routesFor<typeof sessionFormCalls>({
  forPunch: viewItemForm,
  item: saveItemFeedback,
  itemEdit: editFeedback,
  overall: viewOverall,
  overallEdit: saveOverall,
  categories: viewCategories,
  categoryEdit: saveCategory,
  musicEdit: punchMusic,
  beforeFinish,
});

const planReminderRoutes = routesFor<typeof planReminderCalls>({
  special: listSpecialReminders,
  certificate: reads(checkCertificate),
  interview: needsInterview,
});

const planLeaveRoutes = routesFor<typeof planLeaveCalls>({ request: leaveOfNum, absence: leaveOfNum, records: listLeavesOfPlan });

const planLifeRoutes = routesFor<typeof planLifeCalls>({
  endReasonQuestion: askEndReasons,
  end: endPlan,
  cancelAfterClass: cancelPlan,
  restart: restartPlan,
  delete: deletePlan,
  extendClass: extendPlan,
  renewalRecords: listRenewals,
});

const planManagementFileRoutes = fileRoutesFor<typeof planManagementFileCalls>({
  currentPlans: downloadCurrentPlans,
  coreSessions: downloadCoreSessions,
});
const planManagementRoutes = actorRoutesFor<typeof planManagementCalls>({
  currentPlanList: reads(listCurrentPlans),
  coreSessionLibrary: listCoreSessions,
});

const planDifficultyRoutes = routesFor<typeof planDifficultyCalls>({
  reasonQuestion: askAdjustReason,
  adjustable: listAdjustable,
  adjust: adjustDifficulty,
  records: listDifficultyChanges,
  editReason: editAdjustReason,
});
const planSettingRoutes = routesFor<typeof planSettingCalls>({ get: viewSettings, change: changeSettings });

const planArrangementRoutes = routesFor<typeof arrangeCalls>({ rearrangement: viewRearrangement, rearrange: rearrangePlan });

const customizedPlanRoutes = routesFor<typeof customizedPlanCalls>({
  list: listCustomizedPlans,
  get: viewCustomizedPlan,
  customize: customizePlan,
});

const classAdjustmentRoutes = routesFor<typeof classAdjustmentCalls>({ get: viewAdjustment, adjust: adjustClasses });
const personalFeedbackRoutes = routesFor<typeof personalFeedbackCalls>({ list: listPersonal, save: savePersonal, edit: savePersonal });

const feedbackRecordRoutes = routesFor<typeof feedbackRecordCalls>({
  list: listFeedbackRecords,
  charts: chartFeedback,
  code: writes(shareFeedback),
  send: sendFeedback,
});

const guestFeedbackRoutes = guestRoutesFor<typeof guestFeedbackCalls>({ get: viewGuestFeedback, save: saveGuestFeedback });

const printablePlanRoutes = routesFor<typeof printablePlanCalls>({ get: viewPrintable });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  offlinePlans: offlinePlanRoutes,
  sessionForms: sessionFormRoutes,
  planReminders: planReminderRoutes,
  planLeaves: planLeaveRoutes,
  planLife: planLifeRoutes,
  planDifficulty: planDifficultyRoutes,
  planArrangement: planArrangementRoutes,
  customizedPlans: customizedPlanRoutes,
  classAdjustment: classAdjustmentRoutes,
  planSettings: planSettingRoutes,
  personalFeedback: personalFeedbackRoutes,
  feedbackRecords: feedbackRecordRoutes,
  trainingRecord: routesFor<typeof trainingRecordCalls>({ list: listTrainingRecord }),
  planManagement: planManagementRoutes,
  planManagementFiles: planManagementFileRoutes,
  printablePlans: printablePlanRoutes,
  guestFeedback: guestFeedbackRoutes,
};

export const documents = { trainingPlan: describePlan };
