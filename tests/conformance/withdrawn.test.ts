import { type Project, projects } from '@trellis/contract/account/schemas';
import { grantedPolicies, type Policy, rolesOfSide } from '@trellis/contract/policies';
import { familyOf, withheldOf } from '@trellis/contract/projects';
import { isGranted, type Policies } from '@trellis/contract/wire';
import { anOverseer } from '@trellis/server/fixtures/builders';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRead, kindOf } from './call-routes.ts';
import { drawn, drawnBy, severalAtOnce } from './campaign.ts';
import { type Call, everyCall, leastInput, toRequest } from './inputs.ts';
import { refusals } from './refusals.ts';
import { buildScene, type Scene } from './scene.ts';

/** Whatever somebody of a centre may ever hold. */
const held = grantedPolicies(rolesOfSide.centre, []);
/** Reads of lists that are brought along; the input is about contracts. */
const ofLists = [
  'recordImports.get',
  'recordImports.preview',
  'recordImports.progress',
  'recordImportUndo.finished',
  'recordImportUndo.undoPreview',
  'recordImportFiles.template',
  'recordImportFiles.faultyRows',
];
/** Which page an input is about, where a call serves several: then its policy is needed, whoever holds another. */
const pageOf: Record<string, readonly Policy[]> = {
  'documents.downloadPdf of subjectRecord': ['PFE.UserManagement.Subject'],
  'documents.downloadPdf of creditStatement': ['PFE.UserManagement.SubjectDetail.CreditTab'],
  'documents.downloadPdf of questionnaire': ['PFE.UserManagement.SubjectDetail.QuestionnaireTab'],
  'documents.downloadPdf of assessmentReport': ['RocketSystem.UserAssessment', 'PFE.UserManagement.SubjectDetail.AssessmentTab'],
  'documents.downloadPdf of trainingPlan': ['RocketSystem.UserOfflinePlan', 'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab'],
  'documents.downloadPdf of userContract': ['RocketSystem.UserContract'],
  'documents.downloadPdf of signedContract': ['RocketSystem.UserContract'],
  'documents.downloadPdf of paymentReceipt': ['RocketSystem.UserContract'],
  'vrClassroom.testRequestsPaged': ['RocketSystem.Vrat'],
  'files.address': ['RocketSystem.UserOfflinePlan'],
  ...Object.fromEntries(ofLists.map((name) => [name, ['RocketSystem.UserContract.Create'] as const])),
};
/** Tells nobody that a file is there which another page shows. */
const hiding = ['files.address'];
/** Reads that several policies of a centre open: each is of a page of its own, and what is shown follows it. */
const ofSeveralPages = [
  // of oneself, or of others
  'certification.trainerModules',
  'certification.trainerModule',
  'certification.stepsProgress',
  'certification.moduleForm',
  'certification.trainerDetail',
  'certification.trainerSummary',
  'certification.sessionList',
  'certification.supervisorSummary',
  'certification.sessionTrainerSummary',
  'certification.scoreList',
  'certification.trainerRecord',
  'certification.courses',
  'certification.trainingOrder',
  'practicalTests.overview',
  'practicalTests.viewOral',
  'practicalTests.viewHandsOn',
  'practicalTests.testRecords',
  'trainingAppointments.list',
  'trainingAppointments.get',
  'examPapers.examOfModule',
  'examPapers.history',
  'examPapers.papers',
  'examPapers.result',
  'certificateStyles.list',
  'certificateStyles.get',
  'certificates.list',
  'certificates.view',
  'certificates.feedback',
  'certificates.styles',
  'certificateFiles.download',
  'courseHolders.ofUser',
  // of the library, whoever learns or teaches
  'trainingModules.list',
  'trainingModules.get',
  'qualificationMedals.list',
  'qualificationMedals.get',
  // by the kind of what is asked for
  'videos.playAuth',
  'files.address',
  'documents.downloadPdf',
  // the list of the centre and the tab of a child
  'vrClassroom.testRequestsPaged',
  'vrClassroom.testRequestInfo',
  'vrQuestionnaires.infos',
  'vrQuestionnaires.answer',
  'vrQuestionnaires.doctorCommentTemplate',
  'reportTexts.ofReport',
  'vrReports.info',
  'vrReports.overView',
  'vrReports.radar',
  'vrReports.continuousAttention',
  'vrReports.headVelocity',
  'vrReports.pathLength',
  'vrReports.movementPath',
  'vrReports.motionCharacteristics',
  'vrReports.rose',
  'vrReports.screeningCptFlag',
  'vrReports.screeningMotionFlag',
  'vrReports.realTime',
  'vrReports.change',
  'reportDocuments.downloadPdf',
  'reportDocuments.parentReportDownloadPdf',
  'vrScores.regenerateList',
  'vrLive.follow',
  // somebody who leaves, or whose children change
  'handOver.preview',
  // whoever narrows a list of theirs to a center
  'admins.centerOptions',
  // by the kind of the list
  ...ofLists,
  // all staff, or trainers alone
  'users.list',
  'userFiles.excelDownload',
];

type Guarded = Call & { needs: Policies };
const guarded = everyCall().flatMap((call): Guarded[] => {
  const { access } = call.meta;
  if (typeof access === 'string' || 'link' in access || !isGranted(access, (policy) => held.has(policy))) return [];
  return [{ ...call, needs: access }];
});

/** Whether a call only asks, or makes what it answers as it is asked for. */
const isAsked = (call: Call) => call.method === 'GET' || isRead(call);

let product: TestProduct;
let scene: Scene;
let member: string;
let platform: string;
let asBefore: Map<string, string>;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  scene = await buildScene(owner);
  member = await issueToken(owner, scene.refs.person, scene.refs.membership);
  const overseer = await anOverseer(owner, { side: 'management', role: 'admin' });
  platform = await issueToken(owner, overseer.personId, overseer.membershipId);
  const granted = [...held].map((policy) => ({ role: 'CenterAdmin', policy, granted: true }));
  await owner.insertInto('identity.role_policies').values(granted).execute();
  asBefore = await answersOf(guarded);
});
afterAll(() => product.close());

/** What a read answers; of a write whether it is let in as far as its input, which no schema takes. */
async function answerOf(call: Guarded, token: string): Promise<string> {
  const names = Object.keys(call.schema.properties ?? {});
  const broken = Object.fromEntries(names.map((name) => [name, call.path.includes(`{${name}}`) ? 'x' : [[]]]));
  const { path, rest } = toRequest(call, isAsked(call) ? leastInput(call.schema, scene.refs) : broken);
  const reply = await product.call(token, call.method, path, rest);
  return reply.error?.code ?? String(reply.status);
}

async function answersOf(calls: readonly Guarded[], token = member): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  // of one person few documents are drawn at once: each of them waits for the one before
  const isDocument = ({ name }: Call) => name.startsWith('documents.');
  const ask = async (call: Guarded) => void answers.set(call.name, await answerOf(call, token));
  await severalAtOnce(
    calls.filter((call) => !isDocument(call)),
    ask,
  );
  for (const call of calls.filter(isDocument)) await ask(call);
  return answers;
}

/** Those of some calls that answer otherwise than `refusal` where `isRefused`, and as before elsewhere. */
async function wrongOf(calls: readonly Guarded[], isRefused: (call: Guarded) => boolean, refusal: string): Promise<string[]> {
  const answers = await answersOf(calls);
  return calls.flatMap((call) => {
    const [is, shall] = [answers.get(call.name), isRefused(call) ? refusal : asBefore.get(call.name)];
    const isHidden = is === 'Trellis:NotFound' && hiding.includes(call.name);
    return is === shall || (isHidden && isRefused(call)) ? [] : [`${call.name}: ${is} instead of ${shall}`];
  });
}

/** Whether what is left of somebody's policies is not enough for a call. */
const lacks = (call: Guarded, isLeft: (policy: Policy) => boolean) => {
  const pages = pageOf[call.name] ?? [];
  return !isGranted(call.needs, isLeft) || !pages.every(isLeft);
};

const grant = (policy: Policy, granted: boolean) =>
  product.owner
    .updateTable('identity.role_policies')
    .set({ granted })
    .where('role', '=', 'CenterAdmin')
    .where('policy', '=', policy)
    .execute();
const enable = (enabled: readonly Project[]) =>
  sql`update identity.tenant_projects set enabled = project = any (${[...enabled]}::text[]) where tenant_id = ${scene.refs.tenant}`.execute(
    product.owner,
  );

it('whoever holds everything reads everything and is refused nothing', () => {
  const refused = guarded.filter(({ name }) => /NotAllowed|ProjectDisabled/.test(asBefore.get(name) ?? ''));
  const ofPlatform: (string | undefined)[] = ['wholePlatform', 'platform'];
  expect(
    refused.filter(({ meta: { access } }) => typeof access === 'object' && 'writers' in access && !ofPlatform.includes(access.writers)),
  ).toEqual([]);
  const isExpected = ({ name }: Call) => ['200', refusals[name]].includes(asBefore.get(name));
  const unread = guarded.filter((call) => isAsked(call) && !isExpected(call));
  expect(unread.map(({ name }) => `${name}: ${asBefore.get(name)}`)).toEqual([]);
});

it('a read is opened by one page of a centre, but for those that serve several', () => {
  const reads = guarded.filter((call) => isAsked(call) && call.needs.anyOf.filter((policy) => held.has(policy)).length > 1);
  expect(new Set(reads.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(ofSeveralPages));
});

describe('without a policy', () => {
  const named = [...held].filter((policy) => guarded.some(({ needs }) => [...needs.anyOf, ...(needs.allOf ?? [])].includes(policy)));
  it.each(named)('%s, exactly the calls that need it are refused', async (policy) => {
    const isLeft = (other: Policy) => other !== policy && held.has(other);
    const concerned = guarded.filter(({ needs }) => [...needs.anyOf, ...(needs.allOf ?? [])].includes(policy));
    const others = guarded.filter((call) => !concerned.includes(call));
    await grant(policy, false);
    try {
      const tried = [...concerned, ...drawn(others, 12)];
      expect(await wrongOf(tried, (call) => lacks(call, isLeft), 'Trellis:NotAllowed'), drawnBy).toEqual([]);
    } finally {
      await grant(policy, true);
    }
  });
});

describe('without a project', () => {
  const everything: [string, Project[]][] = [
    ...projects.map((project): [string, Project[]] => [project, [project]]),
    ['any', [...projects]],
  ];
  it.each(everything)('%s, exactly the calls that go with it are refused', async (_, off) => {
    const enabled = projects.filter((project) => !off.includes(project));
    const withheld = new Set(withheldOf(held, new Set(enabled)));
    await enable(enabled);
    try {
      const isRefused = (call: Guarded) => lacks(call, (policy) => held.has(policy) && !withheld.has(policy));
      expect(await wrongOf(guarded, isRefused, 'RocketSystem:ProjectDisabled')).toEqual([]);
    } finally {
      await enable(projects);
    }
  });

  it('of a centre, those above it read as before', async () => {
    const reads = guarded.filter((call) => isAsked(call) && kindOf(call) !== 'member');
    const before = await answersOf(reads, platform);
    await enable([]);
    expect(await answersOf(reads, platform)).toEqual(before);
    await enable(projects);
  });

  it.each([
    [
      'Project.Rocket',
      ['contracts', 'contractFiles', 'contractReasons', 'groups', 'classPlans', 'music', 'coachConfigs', 'creditOverview'],
    ],
    ['Project.Vrat', ['vrClassroom', 'testLocations']],
    ['Project.Training', ['ownApplication', 'courseHolders']],
  ] as const)('%s, nothing is left of what is about it alone', (project, groups) => {
    const left = guarded.filter(
      ({ name, needs }) =>
        (groups as readonly string[]).includes(name.split('.')[0] ?? '') &&
        needs.anyOf.some((policy) => held.has(policy) && JSON.stringify(familyOf[policy]) !== JSON.stringify([project])),
    );
    expect(left.map(({ name }) => name)).toEqual(['creditOverview.vratProduct'].filter(() => project === 'Project.Rocket'));
  });

  it('the training, a plan is read and not written', () => {
    const plans = guarded.filter(({ name }) => /^(offlinePlans|feedbackRecords|music|musicRecords|trialSessions)\./.test(name));
    const isOfTraining = ({ needs }: Guarded) => needs.anyOf.every((policy) => familyOf[policy] !== 'any');
    expect(plans.filter((call) => isOfTraining(call) === (call.method === 'GET')).map(({ name }) => name)).toEqual([
      // a session that the lost project left open can be got out of
      'offlinePlans.abandon',
      'feedbackRecords.code',
      'trialSessions.abandon',
    ]);
  });
});
