import { guardianRightNames, rightOfPurpose } from '@trellis/contract/guardians/rules';
import type { AnswerListItem, QuestionnaireCode } from '@trellis/contract/questionnaires/schemas';
import { linkPurposes } from '@trellis/contract/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { publishQuestionnaires } from '../../fixtures/publish-questionnaires.ts';
import { setPublicOrigin } from '../../platform/http/origin.ts';
import { findGuest } from '../../platform/links/find-guest.ts';
import { issueGuestToken, issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let child: SubjectBuilt;
let guardianId: string;

beforeAll(async () => {
  product = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  child = await aSubject(product.owner, { tenant: centre });
  guardianId = (await aGuardian(product.owner, { subject: child, fullName: 'Rosa Ruiz' })).guardianId;
});

const relation = (method: string, given: object = {}) =>
  product.call(admin, method, '/api/business/subject/guardianRelation', { guardianId, subjectId: child.subjectId, ...given });
const linkTo = (purpose: (typeof linkPurposes)[number], named = true) =>
  issueGuestToken(product.owner, {
    purpose,
    tenantId: centre.tenantId,
    subjectId: child.subjectId,
    personId: centre.admin.personId,
    ...(named ? { guardianId } : {}),
  });
const opens = async (token: string, purpose: (typeof linkPurposes)[number]) =>
  (await findGuest(product.pools.link, token, purpose, 'en').then(
    () => 'opened',
    ({ code }: { code: string }) => code,
  )) as string;

it('a link into a center that is closed says so, and opens once it is open again', async () => {
  const token = await linkTo('chat');
  const setState = (state: 'Effective' | 'Invalid') =>
    product.owner.updateTable('identity.tenants').set({ state }).where('id', '=', centre.tenantId).execute();
  await setState('Invalid');
  expect(await opens(token, 'chat')).toBe('Business:CenterStateInvalid');
  await setState('Effective');
  expect(await opens(token, 'chat')).toBe('opened');
});

describe('what a guardian may do', () => {
  it.each(linkPurposes.filter((purpose) => rightOfPurpose[purpose] !== null))(
    'binds a link for %s that is out already',
    async (purpose) => {
      const right = rightOfPurpose[purpose] ?? 'canReport';
      const token = await linkTo(purpose);
      expect(await opens(token, purpose)).toBe('opened');
      await relation('PUT', { [right]: false });
      expect(await opens(token, purpose)).toBe('Trellis:GuardianMayNot');
      await relation('PUT', { [right]: true });
      expect(await opens(token, purpose)).toBe('opened');
    },
  );

  it('binds no right but the one that a purpose asks for', async () => {
    for (const purpose of linkPurposes) {
      const others = guardianRightNames.filter((right) => right !== rightOfPurpose[purpose]);
      await relation('PUT', { ...Object.fromEntries(others.map((right) => [right, false])), ...rightsOf(purpose) });
      expect(await opens(await linkTo(purpose), purpose)).toBe('opened');
    }
  });

  const rightsOf = (purpose: (typeof linkPurposes)[number]) => {
    const right = rightOfPurpose[purpose];
    return right ? { [right]: true } : {};
  };

  it('ends with the relation: every link of the guardian for the child is closed', async () => {
    const tokens = await Promise.all(linkPurposes.map(async (purpose) => [purpose, await linkTo(purpose)] as const));
    await relation('DELETE');
    for (const [purpose, token] of tokens) expect(await opens(token, purpose)).toBe('Trellis:LinkClosed');
  });
});

describe('a questionnaire for one guardian', () => {
  const codeFor = (given: object) =>
    product.call<QuestionnaireCode>(admin, 'GET', '/api/rocketAdmin/QrCode/developmentQuestionnaireNew', {
      subjectId: child.subjectId,
      ...given,
    });
  const fillers = async () =>
    (
      await product.call<{ items: AnswerListItem[] }>(admin, 'GET', '/api/rocketAdmin/userQuestionnaire', { subjectId: child.subjectId })
    ).body.items.map(({ fillerUser }) => fillerUser?.name ?? null);
  async function answer(url: string): Promise<void> {
    const authorization = `Guest ${new URL(url).hash.slice(1)}`;
    const page = await product.call<{ concurrencyStamp: string }>(undefined, 'GET', '/api/m/questionnaire', undefined, { authorization });
    const { concurrencyStamp } = page.body;
    const input = { answerContent: { satAlone: 'onTime' }, finishedPage: 1, concurrencyStamp };
    expect((await product.call(undefined, 'PUT', '/api/m/questionnaire', input, { authorization })).status).toBe(200);
  }

  it('tells their name; one for nobody in particular tells none', async () => {
    await answer((await codeFor({ guardianId })).body.url);
    expect(await fillers()).toEqual(['Rosa Ruiz']);
    await answer((await codeFor({})).body.url);
    expect(await fillers()).toEqual([null]);
  });

  it('is not made for who may not answer, or is no guardian of the child', async () => {
    await relation('PUT', { canAnswer: false });
    const refused = await codeFor({ guardianId });
    expect([refused.status, refused.error.code]).toEqual([403, 'Trellis:GuardianMayNot']);
    const stranger = await aGuardian(product.owner, { subject: await aSubject(product.owner, { tenant: centre }) });
    expect((await codeFor({ guardianId: stranger.guardianId })).error.code).toBe('Trellis:GuardianNotFound');
  });
});
