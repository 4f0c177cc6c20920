import type { Ref } from '@trellis/contract/wire';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

/** The children whom things of one kind are about; of nobody in particular: null. */
type Way = ((ids: readonly string[]) => RawBuilder<unknown>) | null;

const ownColumn =
  (table: string): Way =>
  (ids) =>
    sql`select thing.subject_id from ${sql.table(table)} as thing where thing.id = any (${ids}::uuid[])`;

const members = (plans: RawBuilder<unknown>) =>
  sql`select member.subject_id from app.plan_members as member where member.to_at is null and member.plan_id in (${plans})`;

const ofSession = (sessions: RawBuilder<unknown>) =>
  members(sql`select session.plan_id from app.sessions as session where session.id in (${sessions})`);

/** How an id on the wire leads to children. A new kind of id must say how, or that it leads to none. */
export const waysToChildren: Record<Ref, Way> = {
  // one is how it nearly always is, and planned as such
  subject: (ids) => (ids.length === 1 ? sql`select ${ids[0]}::uuid` : sql`select unnest(${ids}::uuid[])`),
  contract: ownColumn('app.user_contracts'),
  contractPayment: (ids) => sql`
    select contract.subject_id from app.contract_payments as payment
    join app.user_contracts as contract on contract.tenant_id = payment.tenant_id and contract.id = payment.contract_id
    where payment.id = any (${ids}::uuid[])`,
  plan: (ids) => members(sql`select unnest(${ids}::uuid[])`),
  session: (ids) => ofSession(sql`select unnest(${ids}::uuid[])`),
  item: (ids) => ofSession(sql`select item.session_id from app.session_items as item where item.id = any (${ids}::uuid[])`),
  sessionTrack: (ids) => ofSession(sql`select track.session_id from app.session_tracks as track where track.id = any (${ids}::uuid[])`),
  difficultyChange: (ids) =>
    members(sql`select change.plan_id from app.difficulty_changes as change where change.id = any (${ids}::uuid[])`),
  trialPlan: (ids) => members(sql`select unnest(${ids}::uuid[])`),
  trialItem: (ids) => ofSession(sql`select item.session_id from app.session_items as item where item.id = any (${ids}::uuid[])`),
  trialTrack: (ids) => ofSession(sql`select track.session_id from app.session_tracks as track where track.id = any (${ids}::uuid[])`),
  occurrence: (ids) => members(sql`select booked.plan_id from app.occurrences as booked where booked.id = any (${ids}::uuid[])`),
  questionnaireAnswer: ownColumn('app.questionnaire_answers'),
  userAssessment: ownColumn('app.user_assessments'),
  musicGeneration: ownColumn('app.music_generations'),
  testRequest: ownColumn('app.test_requests'),
  // who takes a child sees to it that it can be taken; who asks names it
  subjectMove: null,
  subjectGrant: ownColumn('app.subject_grants'),
  sleepEntry: ownColumn('app.wellbeing_entries'),
  nutritionEntry: ownColumn('app.wellbeing_entries'),
  exerciseEntry: ownColumn('app.wellbeing_entries'),
  sleepGoal: ownColumn('app.wellbeing_goals'),
  nutritionGoal: ownColumn('app.wellbeing_goals'),
  exerciseGoal: ownColumn('app.wellbeing_goals'),
  focusCancellation: ownColumn('app.focus_cancellations'),
  programSuggestion: null,
  message: null,
  export: null,
  contactEmail: null,
  // people and places
  tenant: null,
  spareTenant: null,
  school: null,
  membership: null,
  person: null,
  staffGroup: null,
  // a guardian may have several children; what is done for one of them names the child too
  guardian: null,
  // a class has many children, who are named where they are chosen
  classGroup: null,
  groupPlan: null,
  groupSession: null,
  groupItem: null,
  subjectImport: null,
  finishedImport: null,
  recordImport: null,
  finishedRecordImport: null,
  contractReason: null,
  tenantContract: null,
  tenantResource: null,
  tenantRecharge: null,
  classroom: null,
  leave: null,
  file: null,
  letter: null,
  resume: null,
  upload: null,
  trainingApplication: null,
  trainerModule: null,
  trainerOrder: null,
  certificate: null,
  superviseSession: null,
  trainingAppointment: null,
  testLocation: null,
  testResource: null,
  device: null,
  // the library
  assessmentTag: null,
  planTemplate: null,
  program: null,
  tag: null,
  teacher: null,
  courseWare: null,
  courseWareFile: null,
  courseContent: null,
  course: null,
  courseHeader: null,
  courseCategory: null,
  video: null,
  classPlan: null,
  questionnaire: null,
  assessment: null,
  category: null,
  property: null,
  track: null,
  programMaterial: null,
  appPlan: null,
  musicCourse: null,
  appVersion: null,
  banner: null,
  reminderTemplate: null,
  adhdTag: null,
  topicCategory: null,
  dailyTopic: null,
  weekTheme: null,
  wellbeingTemplate: null,
  trackFile: null,
  trainingTarget: null,
  feedbackProperty: null,
  trainingModule: null,
  qualificationMedal: null,
  certificateStyle: null,
  question: null,
  examination: null,
  examPaper: null,
  paperQuestion: null,
  chatUser: null,
  chatGroup: null,
  chatApplication: null,
  chatConversation: null,
  chatReport: null,
  apiKey: null,
  passkey: null,
  legalHold: ownColumn('app.legal_holds'),
  webhook: null,
  webhookDelivery: null,
  signInConnection: null,
  client: null,
  signInLink: null,
};

/** As much of JSON Schema as says what an id refers to. */
interface Json {
  ref?: Ref;
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  items?: Json;
}

/** The ids of an input that lead to children, by what they refer to. */
export type Named = (input: unknown) => Map<Ref, string[]>;

/** Reads from a call's input what of its ids leads to children; undefined where none does. */
export function namesChildren(input: z.ZodType): Named | undefined {
  const places = placesIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Json);
  if (places.length === 0) return undefined;
  return (given) => {
    const named = new Map<Ref, string[]>();
    for (const { path, ref } of places) named.set(ref, [...(named.get(ref) ?? []), ...valuesAt(given, path)]);
    return named;
  };
}

interface Place {
  /** Names of fields; '*' is whatever stands in a list. */
  path: string[];
  ref: Ref;
}

function placesIn(schema: Json): Place[] {
  if (schema.ref) return waysToChildren[schema.ref] ? [{ path: [], ref: schema.ref }] : [];
  const inner = (name: string, property: Json) => placesIn(property).map(({ path, ref }) => ({ path: [name, ...path], ref }));
  return [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(placesIn),
    ...(schema.items ? inner('*', schema.items) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => inner(name, property)),
  ];
}

function valuesAt(given: unknown, [name, ...rest]: string[]): string[] {
  if (name === undefined) return typeof given === 'string' ? [given] : [];
  if (name === '*') return Array.isArray(given) ? given.flatMap((item) => valuesAt(item, rest)) : [];
  return typeof given === 'object' && given !== null ? valuesAt((given as Record<string, unknown>)[name], rest) : [];
}
