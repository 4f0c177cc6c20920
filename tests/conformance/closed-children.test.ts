import { grantedPolicies } from '@trellis/contract/policies';
import type { Ref } from '@trellis/contract/wire';
import { waysToChildren } from '@trellis/server/platform/http/children-of';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, everyCall, idPlaces, inputWith, leastInput, toRequest } from './inputs.ts';
import { linksOf } from './links.ts';
import { fingerprintOfCentre } from './rows.ts';
import { buildScene, type Scene } from './scene.ts';

/** What ends, returns or settles something of a child, and is made for one who is archived or forgotten too. */
const closing = [
  'subjects.updateTag',
  'subjects.checkOut',
  'subjectAccounts.erase',
  'legalHolds.set',
  'legalHolds.lift',
  'subjectArchive.archive',
  'subjectArchive.restore',
  'subjectArchiveBatch.archive',
  'subjectArchiveBatch.restore',
  'subjectBatch.updateTags',
  'subjectBatch.addCoach',
  'enrolments.end',
  'guestGrants.withdraw',
  'guardians.unbindGuardian',
  'contracts.stop',
  'contracts.addPayment',
  'contracts.editPayment',
  'contracts.voidPayment',
  'offlinePlans.punch',
  'offlinePlans.punchEdit',
  'offlinePlans.overallFeedback',
  'offlinePlans.categoryFeedback',
  'sessionForms.item',
  'sessionForms.itemEdit',
  'sessionForms.overallEdit',
  'sessionForms.categoryEdit',
  'sessionForms.musicEdit',
  'personalFeedback.save',
  'personalFeedback.edit',
  'offlinePlans.musicPunch',
  'offlinePlans.finish',
  'groupSessions.abandon',
  'offlinePlans.abandon',
  'offlinePlans.note',
  'music.begin',
  'trialSessions.sessionFeedback',
  'trialSessions.progress',
  'trialSessions.done',
  'trialSessions.abandon',
  'planLife.end',
  'planLife.cancelAfterClass',
  'planLife.delete',
  'music.start',
  'music.pause',
  'music.stop',
  'music.finish',
  'music.save',
  'userAssessments.obtainReport',
  'userAssessments.close',
  'assessmentCodes.ofReport',
  'assessmentReports.regenerate',
  'scheduling.cancel',
  'scheduling.cancelFollowing',
  'leaves.ofChild',
  'vrCases.normalData',
  'reportMail.sendReportToEmail',
  'vrScores.generateReport',
  'vrScores.deductAndGetReport',
];
/** Name all who are there afterwards: who is there already may stay, and their own tests try who comes. */
const keeping = ['subjects.assignChildren', 'groups.setUsers', 'handOver.handOver'];
/** With some of their inputs. */
const closingAtTimes = [
  'planLeaves.request',
  'planLeaves.absence',
  'credits.classHours',
  'credits.assessmentTimes',
  'vrClassroom.updateTestRequest',
];
/** Asked for by POST, or by whoever may write, and change nothing. */
const reading = [
  'planReminders.certificate',
  'handOver.preview',
  'subjects.getSubjectInfo',
  'subjects.prepareForEdit',
  'subjects.checkName',
  'subjectArchiveBatch.preview',
  'childAssessments.getPaged',
  'assessmentReports.address',
  'vrClassroom.testRequestsPaged',
  'vrCases.testRequestsPaged',
  'focus.goals',
  'focus.cancellation',
  'focus.thoughts',
  'focus.detail',
  'pdtModules.records',
];

/** What goes with a child who is forgotten: nobody finds it any more. */
const forgotten: readonly (Ref | undefined)[] = [
  'sleepEntry',
  'nutritionEntry',
  'exerciseEntry',
  'sleepGoal',
  'nutritionGoal',
  'exerciseGoal',
  'focusCancellation',
];

const isOfGuest = ({ meta: { access } }: Call) => typeof access === 'object' && 'link' in access;
const mayWrite = ({ meta: { access } }: Call) =>
  typeof access === 'object' && 'anyOf' in access && access.anyOf.some((policy) => /\.(Write|Create)$/.test(policy));
const placesOf = (call: Call) => idPlaces(call.schema).filter(({ ref }) => ref && waysToChildren[ref]);

/** Every call that may write and names something of a child, or comes by a child's link. */
const calls = everyCall()
  .filter((call) => (call.method === 'GET' ? mayWrite(call) : call.meta.access !== 'public'))
  .filter((call) => (isOfGuest(call) ? call.method !== 'GET' : placesOf(call).length > 0))
  .filter(({ meta, name }) => !meta.file && !name.startsWith('documents.') && !reading.includes(name));
const refusing = calls.filter(({ name }) => ![...closing, ...keeping].includes(name));
type Place = ReturnType<typeof idPlaces>[number];
const attempts = refusing.flatMap((call): [string, Call, Place | undefined][] =>
  isOfGuest(call)
    ? [[call.name, call, undefined]]
    : placesOf(call).map((place) => [`${call.name} with ${place.path.join('.')}`, call, place]),
);

let product: TestProduct;
let scene: Scene;
let links: Awaited<ReturnType<typeof linksOf>>;
let tokens: { policies: ReadonlySet<string>; token: string }[];
beforeAll(async () => {
  product = await startTestProduct();
  scene = await buildScene(product.owner);
  links = await linksOf(product.owner, scene);
  tokens = await Promise.all(
    scene.holders.map(async ({ role, personId, membershipId }) => ({
      policies: grantedPolicies([role], []),
      token: await issueToken(product.owner, personId, membershipId),
    })),
  );
});
afterAll(() => product.close());

const become = (values: Record<string, unknown>) =>
  product.owner.updateTable('app.subjects').set(values).where('id', '=', scene.refs.subject).execute();
const fingerprint = () => fingerprintOfCentre(product.owner, scene.refs.tenant);

async function send(call: Call, input: Record<string, unknown>) {
  const { access } = call.meta;
  const { path, rest } = toRequest(call, input);
  if (typeof access === 'object' && 'link' in access)
    return product.call(undefined, call.method, path, rest, { authorization: `Guest ${links[access.link]}` });
  const holder = tokens.find(({ policies }) => typeof access === 'object' && access.anyOf.some((policy) => policies.has(policy)));
  return product.call(holder?.token, call.method, path, rest);
}

it('what closes the books of a child is what is said here', () => {
  const said = everyCall().flatMap(({ name, meta }) => (meta.closesBooks === true ? [name] : []));
  expect(said.toSorted()).toEqual([...closing, ...keeping].toSorted());
  const atTimes = everyCall().flatMap(({ name, meta }) => (typeof meta.closesBooks === 'function' ? [name] : []));
  expect(atTimes.toSorted()).toEqual(closingAtTimes.toSorted());
});

describe.each([
  ['archived', { tag: 'Archived' }, 'Trellis:SubjectArchived'],
  ['forgotten', { tag: 'Archived', erased_at: new Date(), name: '***' }, 'Trellis:SubjectErased'],
] as const)('of a child who is %s', (_, state, code) => {
  // what one attempt leaves behind is what the next one finds
  let found: Record<string, string>;
  beforeAll(async () => {
    await become(state);
    found = await fingerprint();
  });
  afterAll(() => become({ tag: 'Active', erased_at: null }));

  const isGone = (place: Place | undefined) => 'erased_at' in state && forgotten.includes(place?.ref);

  it.each(attempts)('%s changes nothing', async (_, call, place) => {
    const { refs } = scene;
    const input = place ? inputWith(call.schema, refs, place.path, refs[place.ref ?? 'subject']) : leastInput(call.schema, refs);
    const before = found;
    const reply = await send(call, input as Record<string, unknown>);
    found = await fingerprint();
    expect(reply.error?.code, JSON.stringify(reply.body)).toBe(
      isOfGuest(call) ? 'Trellis:LinkClosed' : isGone(place) ? 'Trellis:NotFound' : code,
    );
    expect(found).toEqual(before);
  });
});
