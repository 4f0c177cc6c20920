import { type LinkPurpose, linkPurposes } from '@trellis/contract/wire';
import { orderAssessments } from '@trellis/server/areas/assessments/order-assessments';
import { openAnswer } from '@trellis/server/areas/questionnaires/open-answer';
import { actAs, aMember, aSubject } from '@trellis/server/fixtures/builders';
import { aGuardian } from '@trellis/server/fixtures/family-builders';
import { startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { aTrainedPlan } from '@trellis/server/testing/sessions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnBy, severalAtOnce } from './campaign.ts';
import { type Attempt, attemptsOf, attemptsOfOtherKinds, foreignNames, requestOf, revealedBy, withUnknownNames } from './foreign.ts';
import { type Call, everyCall, type Refs } from './inputs.ts';
import { linksOf } from './links.ts';
import { fingerprintOf, fingerprintOfCentre, idsWhere } from './rows.ts';
import { buildScene, type Scene } from './scene.ts';

const word = 'Zyxwvale';
/** How many ids of other kinds a guest tries. */
const otherKinds = 300;

let product: TestProduct;
let own: Scene;
let links: Record<LinkPurpose, string>;
/** Another family of the same centre, and somebody's of another centre. */
let others: Refs[];
let secrets: { ids: ReadonlySet<string>; word: string };

beforeAll(async () => {
  product = await startTestProduct();
  own = await buildScene(product.owner);
  links = await linksOf(product.owner, own);
  const neighbour = await anotherFamily();
  others = [neighbour, (await buildScene(product.owner, word)).refs];
  secrets = { ids: await idsWhere(product.owner, 'subject_id', neighbour.subject), word };
});
afterAll(() => product.close());

/** A family of the same centre about whom there is as much to be told. */
async function anotherFamily(): Promise<Refs> {
  const tenant = { tenantId: own.refs.tenant, zone: 'UTC' };
  const coach = await aMember(product.owner, { tenant });
  const caller = coach.at();
  const subject = await aSubject(product.owner, { tenant, coach, firstName: word });
  const { subjectId } = subject;
  const { guardianId } = await aGuardian(product.owner, { subject, fullName: `${word} Mother` });
  const plan = await aTrainedPlan(product.owner, { subject, coach, held: [{ num: 1 }] });
  const answer = await actAs(product.owner, caller, (db) => openAnswer(db, caller, subjectId, 'development'));
  const { items } = await actAs(product.owner, caller, (db) =>
    orderAssessments(db, caller, { subjectId, assessmentIds: [own.refs.assessment] }),
  );
  const { rows } = await sql<{ session: string; grant: string }>`
    with given as (
      insert into app.subject_grants (tenant_id, subject_id, granted_to, granted_by)
      values (${tenant.tenantId}, ${subjectId}, ${own.refs.spareTenant}, ${guardianId}) returning id)
    select s.id as session, given.id as grant from app.sessions s, given where s.plan_id = ${plan.planId} and s.num = 1`.execute(
    product.owner,
  );
  return {
    ...own.refs,
    subject: subjectId,
    guardian: guardianId,
    plan: plan.planId,
    session: rows[0]?.session ?? '',
    subjectGrant: rows[0]?.grant ?? '',
    questionnaireAnswer: answer,
    userAssessment: items[0]?.id ?? '',
  };
}

const opened = everyCall().flatMap((call): (Call & { purpose: LinkPurpose })[] => {
  const { access } = call.meta;
  return typeof access === 'object' && 'link' in access ? [{ ...call, purpose: access.link }] : [];
});

const inject = (attempt: Attempt, purpose: LinkPurpose) =>
  product.app.inject({ ...requestOf(attempt), headers: { authorization: `Guest ${links[purpose]}` } });

const whatIsNotTheirs = () =>
  Promise.all([
    ...others
      .slice(0, 1)
      .flatMap(({ subject, guardian }) => [
        fingerprintOf(product.owner, 'subject_id', subject),
        fingerprintOf(product.owner, 'guardian_id', guardian),
      ]),
    ...others.slice(1).map(({ tenant }) => fingerprintOfCentre(product.owner, tenant)),
  ]);

/** Made by the page that asks: it refers to nothing. */
const ofThePage = 'clientMsgID';

describe('a link to a child', () => {
  it.each(linkPurposes)('tells and changes nothing of another family, for the purpose %s', async (purpose) => {
    const calls = opened.filter((call) => call.purpose === purpose);
    const attempts = others.flatMap((foreign) => [
      ...calls.flatMap((call) => attemptsOf(call, own.refs, foreign)),
      ...attemptsOfOtherKinds(calls, own.refs, foreign, otherKinds),
      ...calls.map((call) => withUnknownNames(call, own.refs, foreignNames(foreign))),
    ]);
    const before = await whatIsNotTheirs();
    const faults: string[] = [];
    await severalAtOnce(attempts, async (attempt) => {
      const { statusCode, body } = await inject(attempt, purpose);
      const revealed = revealedBy(body, secrets, attempt.input);
      const title = `${attempt.call.name} with ${attempt.names} in ${attempt.place}`;
      if (revealed.length > 0) faults.push(`${title} tells ${revealed.join()}`);
      if (statusCode >= 500) faults.push(`${title} fails`);
      if (statusCode < 300 && attempt.names.startsWith('the foreign') && attempt.place !== ofThePage)
        faults.push(`${title} finds something`);
    });
    expect(faults, drawnBy).toEqual([]);
    expect(await whatIsNotTheirs(), drawnBy).toEqual(before);
  });

  it('opens no call of anybody who signs in', async () => {
    const calls = everyCall().filter(({ meta: { access } }) => access === 'signedIn' || (typeof access === 'object' && 'anyOf' in access));
    const opening: string[] = [];
    for (const purpose of linkPurposes) {
      await severalAtOnce(calls, async (call) => {
        const { statusCode } = await inject({ call, place: '', names: '', input: {} }, purpose);
        if (statusCode !== 401) opening.push(`${call.name} answers ${statusCode} to a link for ${purpose}`);
      });
    }
    expect(opening).toEqual([]);
  });
});
