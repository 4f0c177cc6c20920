import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMember, aSubject, type MemberBuilt } from '../../fixtures/builders.ts';
import { aContract, aPlan } from '../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { pdf, type Uploaded, uploadAs } from '../../testing/uploads.ts';
import { removeLeftoverFiles } from './remove-leftovers.ts';
import { storage } from './storage.ts';

let product: TestProduct;
let coach: MemberBuilt;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  coach = await aMember(product.owner);
  token = await issueToken(product.owner, coach.personId, coach.membershipId);
});
afterAll(() => product.close());

const upload = async (kind: string, content: Buffer) => (await uploadAs(product, token, { kind, content })).body;
const aPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const isThere = async ({ url }: Uploaded) => (await product.app.inject({ method: 'GET', url })).statusCode === 200;
const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
const clear = (now?: Date) => removeLeftoverFiles(product.pools.jobs, now);

/** An answer whose list names the files, as the session page saves one. */
async function answerNaming(ids: string[]): Promise<void> {
  const subject = await aSubject(product.owner, { coach });
  const { planId } = await aPlan(product.owner, { subject, coach });
  await sql`
    with property as (select id, form_version_id from catalog.properties limit 1),
    session as (select id from app.sessions where plan_id = ${planId} limit 1),
    answer as (
      insert into app.answers (tenant_id, session_id, scope, form_version_id, person_id)
      select ${coach.tenantId}::uuid, session.id, 'overall', form_version_id, ${coach.personId}::uuid from property, session returning id
    )
    insert into app.answer_values (tenant_id, answer_id, property_id, value)
    select ${coach.tenantId}::uuid, answer.id, property.id, ${JSON.stringify(ids)}::jsonb from answer, property`.execute(product.owner);
}

const uploadContract = async (as: string) => (await uploadAs(product, as, { kind: 'UserContract', content: pdf })).body;

describe('clearing leftovers', () => {
  it('leaves uploads for a day and forgets those that were not used by then', async () => {
    const [used, unused] = [await upload('resumes', pdf), await upload('resumes', pdf)];
    await product.call(token, 'PUT', '/api/business/user/resumes', { resumes: [{ id: used.id }] });
    expect(await clear()).toBe(0);
    expect([await isThere(used), await isThere(unused)]).toEqual([true, true]);
    expect(await clear(tomorrow())).toBe(1);
    expect([await isThere(used), await isThere(unused)]).toEqual([true, false]);
  });

  it('deletes the files of rows that are gone: a CV removed, a picture replaced', async () => {
    const cv = await upload('resumes', pdf);
    await product.call(token, 'PUT', '/api/business/user/resumes', { resumes: [{ id: cv.id }] });
    const pictures = [await upload('picture', await aPicture()), await upload('picture', await aPicture())];
    for (const { id } of pictures) {
      const { body } = await product.call<{ concurrencyStamp: string }>(token, 'GET', '/api/us/Account/Info');
      await product.call(token, 'PUT', '/api/business/user/profile', { pictureId: id, concurrencyStamp: body.concurrencyStamp });
    }
    await product.call(token, 'PUT', '/api/business/user/resumes', { resumes: [] });
    await clear(tomorrow());
    expect([await isThere(cv), ...(await Promise.all(pictures.map(isThere)))]).toEqual([false, false, true]);
  });

  it('keeps pictures that an answer names, alone or among others', async () => {
    const [named, second, unnamed] = [
      await upload('feedbackImage', await aPicture()),
      await upload('feedbackImage', await aPicture()),
      await upload('feedbackImage', await aPicture()),
    ];
    await answerNaming([named.id, second.id]);
    await clear(tomorrow());
    expect(await Promise.all([named, second, unnamed].map(isThere))).toEqual([true, true, false]);
    const left = await product.owner.selectFrom('app.files').select('id').where('tenant_id', '=', coach.tenantId).execute();
    expect(left.map(({ id }) => id).sort()).toEqual([named.id, second.id].sort());
  });

  it('touches nothing that the product brought along, and no file that a contract names', async () => {
    const senior = await aMember(product.owner, { tenant: coach, roles: ['SeniorCoach'] });
    const as = await issueToken(product.owner, senior.personId, senior.membershipId);
    const [contract, unnamed] = [await uploadContract(as), await uploadContract(as)];
    const { contractId } = await aContract(product.owner, { subject: await aSubject(product.owner, { tenant: coach }), seller: coach });
    await product.owner
      .insertInto('app.user_contract_files')
      .values({ tenant_id: coach.tenantId, contract_id: contractId, file_id: contract.id })
      .execute();
    await storage().put('tracks/one.mp3', 'music');
    const orphan = `${randomUUID()}/${randomUUID()}.png`;
    await storage().put(orphan, 'lost');
    await clear(tomorrow());
    expect(await isThere(contract)).toBe(true);
    expect(await isThere(unnamed)).toBe(false);
    expect(await storage().exists('tracks/one.mp3')).toBe(true);
    expect(await storage().exists(orphan)).toBe(false);
  });

  it('takes no harm from a file that goes while it is looked at, as one does that just arrived', async () => {
    const orphans = [1, 2].map(() => `${randomUUID()}/${randomUUID()}.png`);
    for (const orphan of orphans) await storage().put(orphan, 'lost');
    const look = storage().getMetaData.bind(storage());
    const looked = vi.spyOn(storage(), 'getMetaData').mockImplementation(async (key) => {
      if (key === orphans[0]) await storage().delete(key);
      return look(key);
    });
    try {
      await clear(tomorrow());
    } finally {
      looked.mockRestore();
    }
    expect(await storage().exists(orphans[1] ?? '')).toBe(false);
  });
});
