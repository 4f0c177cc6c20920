import { firstLimits } from './first-limits.ts';

/** The product's constants. Times in seconds unless the name says otherwise. */
export const limits = {
  ...firstLimits,
  classCapacity: { min: 1, max: 20 },
  difficulty: { min: 1, max: 20, classPlanDefault: 6 },
  /** How many of the centers that somebody may look into are told with who they are; of more the server is asked. */
  mostCentersTold: 200,
  subjectListPageSize: 12,
  abandonReason: 500,
  attendanceComment: 1000,
  serverNumber: { min: 0, max: 99 },
  sessionNote: 2000,
  /** For how long something is kept without a network, and is told as of when it happened. */
  toldLateDays: 3,
  /** How much music of the sessions ahead a device keeps. */
  keptMediaBytes: 200 * 1024 * 1024,
  planListPageSize: 6,
  /** How many sessions a plan is prolonged by at once. */
  extendClass: { min: 1, max: 100 },
  /** How far the rows of a long list are counted: nobody turns so many pages. */
  countedTotal: 10_000,
  lowClassesInPlan: 5,
  lowClassesInList: 3,
  lowClassesAtStart: 1,
  warningSeconds: 3,
  musicRecordInterval: 15,
  /** How long a player of which nothing is heard keeps a video from others. */
  videoHeldSeconds: 45,
  searchDebounceMilliseconds: 400,
  /** No list is searched for more. */
  searchLength: 100,
  childSearchSize: 999,
  childSelectorSize: 1000,
  /** How many children one thing is done with at once. */
  batchSize: 100,
  fasRetestEvery: 40,
  /** Of a child's music: how many courses in a row, and for how many sessions each. */
  music: { most: 20, mostSessions: 500 },
  /** How many exercises a session holds. */
  bars: { min: 1, max: 12, usual: 4 },
  durationDescription: 60,
  email: 254,
  reminderHours: [24, 1],
  import: { size: 10 * 1024 * 1024, rows: 20_000, records: 5000, columns: 60, cellLength: 1000 },
  upload: {
    image: 10 * 1024 * 1024,
    video: 200 * 1024 * 1024,
    audio: 50 * 1024 * 1024,
    pdf: 20 * 1024 * 1024,
    voice: 5 * 1024 * 1024,
    attachment: 20 * 1024 * 1024,
    support: 5 * 1024 * 1024,
  },
  /** Of a PDF: what it may hold, how long it may take, how many may wait for theirs, and how long its thread stays. */
  document: { rows: 2000, seconds: 30, waiting: 20, megabytes: 512, idleSeconds: 60 },
  picture: { side: 512, logoWidth: 1024, paperSide: 1754, mostPixels: 50_000_000 },
  account: { nameLength: 100, resumes: 10, passwordLength: { min: 8, max: 128 }, wrongPasswords: 10, wrongPasswordWindow: 15 * 60 },
  code: { resendAfter: 60, validFor: 600, attempts: 5, mostAnHour: 10 },
  /** Of a code for another password. It is good for longer than the hour in which so many are written: whoever is written no more has one. */
  passwordCode: { length: 8, validFor: 2 * 3600, mostAnHour: 5 },
  /** Of a second step: how often a code may be tried in so many seconds, and what helps who lost the app. */
  secondFactor: {
    tries: 5,
    within: 300,
    validFor: 900,
    recoveryCodes: 10,
    recoveryCodeLength: 10,
    typed: 40,
    passkeys: 10,
    passkeyName: 60,
  },
  /** Of an API key: how many a person has at a place, and for how many days one may be good. */
  apiKey: { most: 20, nameLength: 60, days: [30, 90, 365] },
  /** Of what a center keeps of children who left: months, days in which its administrators know what is ahead, and how long a reason to hold may be. */
  retention: { recordMonths: [6, 240], partMonths: [1, 240], noticeDays: [7, 60], reason: 500 },
  /** Of a webhook: how many a center has, and how much of what a receiver answers is kept. */
  webhook: { most: 10, nameLength: 60, addressLength: 500, answerLength: 500 },
  /** Of the sign-in that an organization has of its own. */
  signInConnection: { nameLength: 60, issuerLength: 500, clientIdLength: 200, secretLength: 500, domains: 20 },
  /** Of an app or a service that the platform registers. */
  client: { most: 200, nameLength: 60, redirectUris: 10, redirectUriLength: 500 },
  /** Of a feedback: how long a text may be, and each of several that were chosen. */
  answer: { text: 4000, choice: 400 },
  stepUpSeconds: 600,
  emailLinkMinutes: 24 * 60,
} as const;
