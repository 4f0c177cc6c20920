import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { publishQuestionnaires } from '../../../fixtures/publish-questionnaires.ts';
import { aContract, aPlan, type PlanBuilt } from '../../../fixtures/training-builders.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { RolePool } from '../../../platform/db/types.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner);
  token = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});
afterAll(() => product.close());

const path = (subjectId: string) => `/api/rocketAdmin/account/subject/${subjectId}`;
const erase = (subjectId: string, bearer = token, unsettled?: object) => product.call(bearer, 'DELETE', path(subjectId), unsettled);
/** Erases a child, with what it is told that is not settled with it. */
async function eraseAllTheSame(subjectId: string) {
  const refused = await erase(subjectId);
  expect(refused.error.code).toBe('Trellis:ChildUnsettled');
  return erase(subjectId, token, refused.error.data);
}

/** Every column of every table in which a word still stands. */
async function placesOf(owner: RolePool, word: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select format('%I.%I', table_schema, table_name) as "table", format('%I', column_name) as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('app', 'audit', 'identity', 'platform', 'jobs', 'oidc') and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea')`.execute(owner);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select 1 from ${sql.raw(table)} where ${sql.raw(column)}::text ilike ${`%${word}%`}) as found`.execute(owner);
    if (rows[0]?.found) found.push(`${table}.${column}`);
  }
  return found;
}

const texts = async () => {
  const { rows } = await sql<{ id: string }>`select id from catalog.properties where type = 'String' order by id limit 1`.execute(
    product.owner,
  );
  return rows[0]?.id ?? '';
};

/** A child of whom much is known: a guardian, coaches, an edited profile, a contract, a session with a written answer, a letter. */
async function aKnownChild(firstName: string): Promise<{ subjectId: string; plan: PlanBuilt }> {
  const profile = {
    firstName,
    lastName: 'Quetzal',
    birthday: '2019-05-14',
    gender: 'Female',
    gradeName: 1,
    outpatientNumber: `N-${firstName}`,
  };
  const created = await product.call<{ id: string }>(token, 'POST', '/api/business/subject/subject', profile, {
    'idempotency-key': firstName,
  });
  const subjectId = created.body.id;
  const info = await product.call<{ concurrencyStamp: string }>(token, 'POST', '/api/business/subject/getSubjectInfo', { subjectId });
  await product.call(token, 'PUT', '/api/business/subject/subject', {
    ...profile,
    id: subjectId,
    schoolName: `School of ${firstName}`,
    concurrencyStamp: info.body.concurrencyStamp,
  });
  await product.call(token, 'POST', '/api/business/subject/guardianAndSubject', {
    subjectId,
    fullName: `Parent of ${firstName}`,
    email: `${firstName.toLowerCase()}@parents.example`,
    emergencyContactName: `Aunt of ${firstName}`,
    role: 'Mother',
  });
  const subject = { tenantId: centre.tenantId, zone: centre.zone, subjectId, name: `${firstName} Quetzal` };
  const { contractId } = await aContract(product.owner, { subject, seller: centre.admin });
  await payAndSign(firstName, contractId);
  const plan = await aPlan(product.owner, { subject, coach: centre.coach });
  await writeOf(firstName, plan.planId);
  await sql`
    insert into jobs.letters (tenant_id, recipient, language, template, data)
    values (${centre.tenantId}, 'a@test.example', 'en', 'testLetter', ${JSON.stringify({ child: subject.name })}::jsonb)`.execute(
    product.owner,
  );
  return { subjectId, plan };
}

/** A payment with a remark, and the signed paper under the child's name. */
async function payAndSign(firstName: string, contractId: string): Promise<void> {
  const tenant_id = centre.tenantId;
  const voided = { voided_at: new Date(), voided_by: centre.admin.personId, void_reason: `Not of ${firstName}` };
  const payment = { tenant_id, contract_id: contractId, is_recharge: true, amount: 100, paid_on: '2031-01-02', remark: `For ${firstName}` };
  await product.owner
    .insertInto('app.contract_payments')
    .values([
      { ...payment, person_id: centre.admin.personId },
      { ...payment, person_id: centre.admin.personId, ...voided },
    ])
    .execute();
  const terms = await product.owner.selectFrom('catalog.contract_terms').select('id').executeTakeFirstOrThrow();
  const contract = await product.owner
    .selectFrom('app.user_contracts')
    .select('subject_id')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow();
  await product.owner
    .insertInto('app.contract_signings')
    .values({
      tenant_id,
      subject_id: contract.subject_id,
      contract_id: contractId,
      terms_id: terms.id,
      created_by: centre.admin.personId,
      signed_at: new Date(),
      language: 'en',
      signed_content: JSON.stringify({ childName: firstName }),
      signer_name: `Parent of ${firstName}`,
      signature: 'M1 1 L2 2',
    })
    .execute();
  const paper = { tenant_id, owner_id: centre.admin.personId, kind: 'UserContract', type: 'application/pdf', size: 1 };
  const file = await product.owner
    .insertInto('app.files')
    .values({ ...paper, name: `${firstName}.pdf`, key: `${tenant_id}/${contractId}.pdf` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await product.owner.insertInto('app.user_contract_files').values({ tenant_id, contract_id: contractId, file_id: file.id }).execute();
}

/** What a coach wrote about the child in its first session. */
async function writeOf(firstName: string, planId: string): Promise<void> {
  await sql`
    with one as (
      update app.sessions set state = 'finished', opened_at = now(), finished_at = now() where plan_id = ${planId} and num = 1 returning tenant_id, id
    ), answer as (
      insert into app.answers (tenant_id, session_id, scope, form_version_id, person_id)
      select one.tenant_id, one.id, 'overall', property.form_version_id, ${centre.coach.personId}::uuid
      from one, catalog.properties as property where property.id = ${await texts()} returning tenant_id, id
    )
    insert into app.answer_values (tenant_id, answer_id, property_id, value)
    select tenant_id, id, ${await texts()}::uuid, ${JSON.stringify(`${firstName} laughed`)}::jsonb from answer`.execute(product.owner);
}

describe('forgetting a child', () => {
  it('leaves no word of it anywhere, and every figure of the books', async () => {
    const { subjectId, plan } = await aKnownChild('Zyxwilla');
    // a letter to an address that is no guardian's names the child by its first name alone
    const sent = await product.call(token, 'POST', '/api/rocketAdmin/userQuestionnaire/sendDevelopmentQuestionnaire', {
      subjectId,
      email: 'aunt@relatives.example',
    });
    expect(sent.status).toBe(200);
    expect((await placesOf(product.owner, 'zyxwilla')).length).toBeGreaterThan(6);
    const books = () =>
      sql`
      select (select count(*) from app.postings where subject_id = ${subjectId}) as postings,
        (select sum(balance) from app.credit_accounts where subject_id = ${subjectId} and bucket = 'available') as available,
        (select sum(amount) from app.user_contracts where subject_id = ${subjectId}) as paid,
        (select count(*) from app.sessions where plan_id = ${plan.planId} and state = 'finished') as sessions`.execute(product.owner);
    const before = (await books()).rows;
    expect((await eraseAllTheSame(subjectId)).status).toBe(200);
    expect(await placesOf(product.owner, 'zyxwilla')).toEqual([]);
    expect((await books()).rows).toEqual(before);
  });

  it('shows it without a name, signed off, and hidden from selectors', async () => {
    const { subjectId } = await aKnownChild('Xanthilde');
    await eraseAllTheSame(subjectId);
    const info = await product.call<object>(token, 'POST', '/api/business/subject/getSubjectInfo', { subjectId });
    expect(info.body).toMatchObject({ name: '***', isLogout: true, isBind: false, guardians: [], tag: 'Archived', birthday: '0001-01-01' });
    const choices = await product.call<{ items: { id: string }[] }>(token, 'GET', '/api/business/subject/simpleList');
    expect(choices.body.items.map((child) => child.id)).not.toContain(subjectId);
    const again = await erase(subjectId);
    expect([again.status, again.error.code]).toEqual([409, 'Trellis:SubjectErased']);
    const tag = await product.call(token, 'PUT', '/api/business/subject/subjectTag', { id: subjectId, tag: 'Active' });
    expect(tag.error.code).toBe('Trellis:SubjectErased');
  });

  it('keeps a guardian who has another child', async () => {
    const [one, two] = [await aKnownChild('Ottoline'), await aKnownChild('Peregrin')];
    await sql`
      insert into app.subject_guardians (tenant_id, subject_id, guardian_id, role)
      select tenant_id, ${two.subjectId}::uuid, guardian_id, 'Father' from app.subject_guardians where subject_id = ${one.subjectId}`.execute(
      product.owner,
    );
    await eraseAllTheSame(one.subjectId);
    const info = await product.call<{ guardians: { nickName: string }[] }>(token, 'POST', '/api/business/subject/getSubjectInfo', {
      subjectId: two.subjectId,
    });
    expect(info.body.guardians.map((guardian) => guardian.nickName).sort()).toEqual(['Parent of Ottoline', 'Parent of Peregrin']);
  });

  it('waits until nothing runs and nothing is to come', async () => {
    const { subjectId, plan } = await aKnownChild('Quillon');
    await sql`update app.sessions set state = 'open', opened_at = now() where plan_id = ${plan.planId} and num = 2`.execute(product.owner);
    const refused = await erase(subjectId);
    expect([refused.status, refused.error.code, refused.error.data]).toEqual([409, 'Trellis:SubjectHasSchedules', { count: 1 }]);
  });

  it('names the sessions left and the contracts that are not settled, as they stand', async () => {
    const subject = await aSubject(product.owner, { tenant: centre });
    const { contractId } = await aContract(product.owner, { subject, seller: centre.admin });
    const { rows } = await sql<{ sessions: number }>`
      update app.user_contracts set amount = 100 where id = ${contractId} returning (
        select sum(balance)::int from app.credit_accounts where subject_id = ${subject.subjectId} and bucket in ('available', 'held')
      ) as sessions`.execute(product.owner);
    const stands = { sessions: rows[0]?.sessions ?? 0, contracts: 1 };
    expect(stands.sessions).toBeGreaterThan(0);
    for (const named of [undefined, { ...stands, contracts: 0 }, { ...stands, sessions: stands.sessions - 1 }]) {
      const { status, error } = await erase(subject.subjectId, token, named);
      expect([status, error.code, error.data], JSON.stringify(named)).toEqual([409, 'Trellis:ChildUnsettled', stands]);
    }
    await sql`update app.user_contracts set stopped_at = now() where id = ${contractId}`.execute(product.owner);
    // what was named is no longer right: nothing is owed on a contract that was stopped
    expect((await erase(subject.subjectId, token, stands)).error.data).toEqual({ ...stands, contracts: 0 });
    expect((await erase(subject.subjectId, token, { ...stands, contracts: 0 })).status).toBe(200);
  });

  it('is for the centre itself and the whole platform only', async () => {
    const subject = await aSubject(product.owner, { tenant: centre });
    const as = async (person: { personId: string; membershipId: string }) =>
      issueToken(product.owner, person.personId, person.membershipId);
    const other = await aCentre(product.owner);
    expect((await erase(subject.subjectId, await as(other.admin))).status).toBe(404);
    expect((await erase(subject.subjectId, await as(await aMember(product.owner, { tenant: centre })))).status).toBe(403);
    const manager = await anOverseer(product.owner, { side: 'management', role: 'admin', centres: [centre] });
    expect((await erase(subject.subjectId, await as(manager))).status).toBe(403);
    const admin = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    expect((await erase(subject.subjectId, await as(admin))).status).toBe(200);
  });
});

it('the database lets a centre forget no child of another', async () => {
  const subject = await aSubject(product.owner, { tenant: centre });
  const other = await aCentre(product.owner);
  const forget = inTransaction(product.pools.centre, { 'app.tenant_id': other.tenantId }, (db) =>
    sql`select app.forget_subject(${centre.tenantId}, ${subject.subjectId})`.execute(db),
  );
  await expect(forget).rejects.toMatchObject({ code: '42501' });
});

it('a session is not started while the child is forgotten', async () => {
  const { subjectId, plan } = await aKnownChild('Rosalind');
  await aContract(product.owner, { subject: plan.subject, seller: centre.admin });
  const start = product.call(token, 'POST', '/api/rocketAdmin/userOfflinePlan/startCourse', { userOfflinePlanId: plan.planId });
  const [erased, started] = await Promise.all([erase(subjectId), start]);
  expect([erased.status === 200, started.status === 200].filter(Boolean)).toHaveLength(1);
});

describe('what the platform may ask about a child', () => {
  it('is its centre and its last assessment', async () => {
    const subject = await aSubject(product.owner, { tenant: centre });
    const admin = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    const bearer = await issueToken(product.owner, admin.personId, admin.membershipId);
    const tenant = await product.call(bearer, 'GET', `/api/rocketAdmin/userGrant/subjectTenant/${subject.subjectId}`);
    expect(tenant.body).toMatchObject({
      tenantId: centre.tenantId,
      projectStatus: expect.arrayContaining([{ name: 'Project.Vrat', status: true }]),
    });
    const last = () => product.call(bearer, 'GET', `/api/rocketAdmin/planUser/lastUserAssessment/${subject.subjectId}`);
    expect((await last()).body).toEqual({ lastAssessment: null });
  });
});
