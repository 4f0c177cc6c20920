/** What became of an application; one that was cancelled was never decided. */
export const auditResults = ['UnReviewed', 'NotPassed', 'Passed'] as const;
export type AuditResult = (typeof auditResults)[number];
export const applicationFilters = [...auditResults, 'Cancelled'] as const;
export const reviewActions = ['pass', 'reject', 'cancel'] as const;
export type ReviewAction = (typeof reviewActions)[number];
export const remarkLength = 100;

/** What the card of somebody without a module says. */
export const cardStates = ['notApplied', 'pending', 'notApproved', 'approved', 'noneAssigned'] as const;
export type CardState = (typeof cardStates)[number];

interface Application {
  auditResult: AuditResult;
  isCancelled: boolean;
}

/** What the card says: the latest application counts; whoever trains or supervises only waits for a module, whatever became of it. */
export function cardStateOf(application: Application | null, isTrainer: boolean): CardState {
  const latest = application?.isCancelled ? null : application;
  if (latest?.auditResult === 'Passed') return 'approved';
  if (isTrainer) return 'noneAssigned';
  if (!latest) return 'notApplied';
  return latest.auditResult === 'NotPassed' ? 'notApproved' : 'pending';
}

/** Whether somebody may apply: not who trains or supervises already, nor while an application waits, nor after one was passed. */
export const mayApply = (application: Application | null, isTrainer: boolean): boolean =>
  !isTrainer && (application === null || application.isCancelled || application.auditResult === 'NotPassed');

/** Where a trainer stands with a module. Expired is what the end date says. */
export const trainerModuleStatuses = ['NotStarted', 'Learning', 'Stopped', 'Expired'] as const;
export type TrainerModuleStatus = (typeof trainerModuleStatuses)[number];

/** The steps of a module in the order of the strip. */
export const trainingSteps = [
  'OnlineLearning',
  'PracticalTraining',
  'Supervision',
  'TheoreticalTest',
  'PracticalTest',
  'Certificate',
] as const;
export type TrainingStep = (typeof trainingSteps)[number];

interface StepProgress {
  trainingStep: TrainingStep;
  total: number;
  finish: number;
}

/** The step that a trainer is at: the first with something left to do; none where nothing is planned or all is done. */
export const currentStepOf = (steps: readonly StepProgress[]): TrainingStep | null =>
  trainingSteps.find((step) => steps.some(({ trainingStep, total, finish }) => trainingStep === step && finish < total)) ?? null;

/** A step that is counted by course, as one. */
export function sumOfStep(steps: readonly StepProgress[], step: TrainingStep): { total: number; finish: number } {
  const counted = steps.filter(({ trainingStep }) => trainingStep === step);
  return {
    total: counted.reduce((sum, { total }) => sum + total, 0),
    finish: counted.reduce((sum, { finish }) => sum + finish, 0),
  };
}

/** A step in percent, 0 where nothing is planned. */
export const stepPercent = ({ total, finish }: Pick<StepProgress, 'total' | 'finish'>): number =>
  total === 0 ? 0 : Math.round((finish / total) * 100);

export const superviseStatuses = ['NotStart', 'InProgress', 'Done'] as const;
export const supervisionTimes = { min: 1, max: 10, initial: 1 } as const;
export const scoring = { min: 0, max: 100 } as const;

const grades = [
  ['A', 90],
  ['B', 80],
  ['C', 70],
  ['D', 60],
] as const;
export const gradeNames = ['A', 'B', 'C', 'D', 'E'] as const;

/** The grade of a score of 0 to 100. */
export const gradeOf = (score: number): (typeof gradeNames)[number] => grades.find(([, least]) => score >= least)?.[0] ?? 'E';

/** How long an appointment lasts, in hours. */
/** How long the texts of an appointment, and the code of a medal, may be. */
export const appointmentTexts = { title: 100, note: 1000 } as const;
export const medalCodeLength = 10;
export const appointmentHours = { min: 0.5, max: 10, step: 0.5 } as const;
export const appointmentStepMinutes = 5;

/** Whether an appointment begins on one of the minutes that are offered. */
export const startsOnStep = (startTime: string): boolean => Date.parse(startTime) % (appointmentStepMinutes * 60_000) === 0;

export const practicalTestTypes = ['HandsOnTest', 'OralTest'] as const;
export type PracticalTestType = (typeof practicalTestTypes)[number];
export const testTypes = ['WrittenTest', ...practicalTestTypes] as const;

/** What the forms of a module are for. */
export const moduleFormTypes = ['Application', 'Oral', 'Practical'] as const;

/** The definitions of what is filled in, by their code. */
export const certificationForms = {
  trainingApplication: 'training-application',
  moduleApplication: 'training-module-application',
  supervisorSummary: 'supervision-supervisor-summary',
  trainerSummary: 'supervision-trainer-summary',
  oralTest: 'oral-test',
  handsOnTest: 'hands-on-test',
  trainerRecord: 'trainer-record',
} as const;

/** Forms that a training module can ask for: those that the product ships for it, and whatever is named after them. */
export const moduleFormPrefix = 'training-module';

/** Where a summary's comment stands in its answers. */
export const commentQuestion = 'comment';

/** How often one address may hand in an application, in seconds. */
export const applyTries = { most: 5, within: 3600 } as const;

/** How long switching to another module waits, in milliseconds. */
export const switchDelay = 300;

/** How a course is, for its bar: `passed` once every section is. */
export const isPassed = ({ length, passCount }: { length: number; passCount: number }): boolean => length > 0 && passCount === length;

const codeSeparator = '.';

/** What stands behind the # of a code: a centre, and perhaps the module that is applied for. */
export const joinCodes = (...codes: readonly (string | null)[]): string => codes.filter((code) => code !== null).join(codeSeparator);

/** The parts of what stands behind the # of a code. */
export function splitCodes(joined: string): { first: string; second: string | null } {
  const [first = '', second] = joined.split(codeSeparator);
  return { first, second: second || null };
}
