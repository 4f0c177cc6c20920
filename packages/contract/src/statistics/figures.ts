/** What is counted, by what it is about; a figure's own SQL stands under its name in `server/src/areas/statistics/figures`. */
export const figuresOf = {
  children: ['childrenNew', 'childrenNewByStage', 'childrenMovedIn', 'childrenMovedOut'],
  guardian: ['guardiansNew', 'guardiansConsented'],
  oneToOne: ['plansOne', 'sessionsOne', 'minutesOne', 'heldOne', 'cancelledOne', 'leaveOne', 'missedOne', 'sessionsTrial'],
  class: ['plansGroup', 'sessionsGroup', 'minutesGroup', 'attended', 'absent', 'onLeave', 'cancelledGroup', 'missedGroup'],
  trainer: ['modulesGiven', 'modulesStarted', 'supervisionsDone', 'sessionsTrained', 'minutesTrained'],
  questionnaire: ['assessmentsOrdered', 'assessmentsAnswered', 'reportsMade', 'questionnairesAnswered'],
  userCourse: ['coursesGiven', 'coursesStarted', 'coursesTaken'],
  vrat: ['testsOrdered', 'testsFinished', 'testsCancelled'],
  contract: ['contractsSold', 'classesSold', 'classesConsumed', 'amountSold', 'received', 'refunded'],
} as const;
export type Topic = keyof typeof figuresOf;
export type Figure = (typeof figuresOf)[Topic][number];

export const topics = Object.keys(figuresOf) as [Topic, ...Topic[]];
export const figures = Object.values(figuresOf).flat() as [Figure, ...Figure[]];

/** Sums of money, in minor units; each currency is a part of its own. */
export const moneyFigures = ['amountSold', 'received', 'refunded'] as const satisfies readonly Figure[];
export const isMoney = (figure: string): boolean => (moneyFigures as readonly string[]).includes(figure);
/** Sums of something else; every other figure counts its entries. */
const summed: readonly Figure[] = ['minutesOne', 'minutesGroup', 'minutesTrained', 'classesSold', 'classesConsumed', ...moneyFigures];
export const isSummed = (figure: Figure): boolean => summed.includes(figure);

export const topicOf = (figure: Figure): Topic =>
  topics.find((topic) => (figuresOf[topic] as readonly Figure[]).includes(figure)) ?? 'children';

/** Of what was booked or came together, the share that was there: what counts as there, and what that is a part of. */
export const attendanceOf = {
  oneToOne: { there: 'heldOne', all: ['heldOne', 'leaveOne', 'missedOne'] },
  class: { there: 'attended', all: ['attended', 'absent', 'onLeave'] },
} as const satisfies Partial<Record<Topic, { there: Figure; all: readonly Figure[] }>>;

/** What stands at this moment, by parts: nobody counts it by month. */
export const standingsOf = {
  children: ['childrenByTag', 'childrenByStage'],
  guardian: ['guardians', 'childrenByBinding'],
  oneToOne: ['plansOneByState'],
  class: ['plansGroupByState'],
  trainer: ['certificatesEnding'],
  questionnaire: ['assessmentsByStatus'],
  userCourse: [],
  vrat: ['testsByStatus'],
  contract: ['classesLeft', 'classesHeld'],
} as const satisfies Record<Topic, readonly string[]>;
export type Standing = (typeof standingsOf)[Topic][number];
export const standings = Object.values(standingsOf).flat() as [Standing, ...Standing[]];

/** Of these sessions are added up; every other one counts its rows. */
export const summedStandings = ['classesLeft', 'classesHeld'] as const satisfies readonly Standing[];

/** Over how many days a certificate counts as running out. */
export const endingDays = 60;
