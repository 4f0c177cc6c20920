import { randomUUID } from 'node:crypto';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actAs, aMember, aSubject, type MemberBuilt } from '../../fixtures/builders.ts';
import { aContract, aPlan } from '../../fixtures/training-builders.ts';
import { issueToken, type Reply, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { uploadAs } from '../../testing/uploads.ts';
import { startSession } from './start-session.ts';
import { viewSession } from './view-session.ts';

let product: TestProduct;
let coach: MemberBuilt;
let session: SessionView;
let token: string;
let pictureField: string;
let seen: Parameters<typeof viewSession>[2];

beforeAll(async () => {
  product = await startTestProduct();
  coach = await aMember(product.owner, { roles: ['SeniorCoach'] });
  token = await issueToken(product.owner, coach.personId, coach.membershipId);
  const subject = await aSubject(product.owner, { coach });
  await aContract(product.owner, { subject, seller: coach });
  const { planId } = await aPlan(product.owner, { subject, coach });
  seen = { userOfflinePlanId: planId, num: 1 };
  session = await actAs(product.owner, coach.at(), async (db) => {
    await startSession(db, coach.at(), { userOfflinePlanId: planId });
    return viewSession(db, coach.at(), seen);
  });
  pictureField = session.overall.feedbackProperties.find(({ type }) => type === 'ImagePicker')?.id ?? '';
  await sql`update catalog.properties set is_required = false`.execute(product.owner);
});
afterAll(() => product.close());

const answer = (value: string[]): Promise<Reply<unknown>> =>
  product.call(token, 'POST', '/api/rocketAdmin/userOfflinePlan/punchForNum', {
    sessionId: session.id,
    feedbacks: [{ programFeedbackPropertyId: pictureField, value }],
  });

async function aPictureOf(member: MemberBuilt): Promise<string> {
  const as = await issueToken(product.owner, member.personId, member.membershipId);
  const content = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return (await uploadAs(product, as, { kind: 'feedbackImage', content })).body.id;
}

it('takes pictures of the own centre, whatever the case of their ids', async () => {
  const picture = await aPictureOf(coach);
  expect((await answer([picture])).status).toBe(200);
  expect((await answer([picture.toUpperCase()])).status).toBe(200);
  // as the database writes them: what clears away files that nothing names goes by their letters
  const { overall } = await actAs(product.owner, coach.at(), (db) => viewSession(db, coach.at(), seen));
  expect(overall.feedbacks.map(({ value }) => value)).toEqual([[picture]]);
});

it('names no file of another centre, of another kind, or that is nowhere', async () => {
  const foreign = await aPictureOf(await aMember(product.owner));
  const row = { tenant_id: coach.tenantId, owner_id: coach.personId, name: 'a.mp4', type: 'video/mp4', size: 1, key: randomUUID() };
  const video = await product.owner
    .insertInto('app.files')
    .values({ ...row, kind: 'feedbackVideo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = await aPictureOf(coach);
  for (const given of [foreign, video.id, randomUUID()]) {
    const { status, error } = await answer([own, given]);
    expect([status, error.code, error.validationErrors.flatMap(({ members }) => members)]).toEqual([
      400,
      'Trellis:InvalidInput',
      [pictureField],
    ]);
  }
});
