import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import type { Role } from '@trellis/contract/policies';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { aContract, aPlan } from '../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const plans = '/api/rocketAdmin/userOfflinePlan';

let product: TestProduct;
let centre: CentreBuilt;
beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
});
afterAll(() => product.close());

/** A session that runs, of a coach of the center, as somebody of a role there sees it and asks for its music. */
async function openTo(role: Role) {
  const { owner } = product;
  const coach = await aMember(owner, { tenant: centre, roles: ['Coach'] });
  const subject = await aSubject(owner, { tenant: centre, bound: true });
  await aContract(owner, { subject, seller: centre.admin });
  const { planId: userOfflinePlanId } = await aPlan(owner, { subject, coach });
  const as = async (who: { personId: string; membershipId: string }) => issueToken(owner, who.personId, who.membershipId);
  const started = await product.call(await as(coach), 'POST', `${plans}/startCourse`, { userOfflinePlanId });
  expect(started.status).toBe(200);
  const session = await product.call<SessionView>(await as(coach), 'GET', `${plans}/userOfflinePlanCourse`, { userOfflinePlanId, num: 1 });
  const player = await as(await aMember(owner, { tenant: centre, roles: [role] }));
  const { id: sessionId, iLs } = session.body;
  const track = iLs?.tracks[0]?.id ?? '';
  return async () => {
    const calls = [
      await product.call(player, 'GET', '/api/rocketAdmin/planUser/beforeStartMusic', { sessionId }),
      await product.call(player, 'POST', '/api/rocketAdmin/planUser/startMusic', { sessionId, audioType: iLs?.audioType }),
      await product.call(player, 'POST', '/api/rocketAdmin/userCourse/startAudioTrack', { sessionTrackId: track, progress: 0 }),
      await product.call(player, 'PUT', '/api/rocketAdmin/userCourse/progressAudioTrack', { sessionTrackId: track, progress: 1 }),
    ];
    return calls.map(({ status }) => status);
  };
}

it.each(['IndependentCoach', 'Coach', 'CenterAdmin', 'SeniorCoach'] as const)('%s plays the music of a session', async (role) => {
  const play = await openTo(role);
  expect(await play()).toEqual([200, 200, 200, 200]);
});

it('somebody of the center who trains no child does not', async () => {
  const play = await openTo('trainer');
  expect(await play()).toEqual([403, 403, 403, 403]);
});

it('an independent coach from whom the writing of plans was taken sees which music it is, and plays none', async () => {
  const taken = { role: 'IndependentCoach', policy: 'RocketSystem.UserOfflinePlan.Write' } as const;
  await product.owner
    .insertInto('identity.role_policies')
    .values({ ...taken, granted: false })
    .execute();
  const play = await openTo('IndependentCoach');
  expect(await play()).toEqual([200, 403, 403, 403]);
});
