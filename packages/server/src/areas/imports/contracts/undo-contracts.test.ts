import type { RecordImport } from '@trellis/contract/imports/schemas';
import type { RecordUndoPreview } from '@trellis/contract/imports/undo-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { aPlan } from '../../../fixtures/training-builders.ts';
import { bucketsOf, faultsOfLedger } from '../../../testing/credits.ts';
import { issueToken, type TestProduct } from '../../../testing/http.ts';
import { openOneCentre } from '../../../testing/one-centre.ts';
import { pdf, sendFile, uploadAs } from '../../../testing/uploads.ts';

const base = '/api/business/import/contracts';
let product: TestProduct;
let centre: CentreBuilt;
let token: string;
let child: { id: string; name: string; built: SubjectBuilt };
let count = 0;
beforeAll(async () => {
  ({ product, centre, token } = await openOneCentre());
});
afterAll(() => product.close());
beforeEach(async () => {
  count += 1;
  const name = { firstName: 'Child', lastName: `No ${count}` };
  const built = await aSubject(product.owner, { tenant: centre, ...name });
  child = { id: built.subjectId, name: `${name.firstName} ${name.lastName}`, built };
});

/** Imports contracts of the child; answers the id of the list and of the contracts. */
async function imported(...days: string[]) {
  const rows = days.map((day) => `${child.name},First,Training,${day},40,26,4000,1000`);
  const content = ['Child,Type,Purpose,Signed on,Sessions,Left,Amount,Paid', ...rows].join('\n');
  const { body } = await sendFile<RecordImport>(product, `${base}/file`, { content, name: 'contracts.csv', token });
  const { id } = body;
  expect((await product.call(token, 'POST', `${base}/${id}/run`, { rows: rows.length })).status).toBe(200);
  const contracts = await product.owner.selectFrom('app.user_contracts').select('id').where('import_id', '=', id).execute();
  return { id, contracts: contracts.map((contract) => contract.id) };
}
const finished = async (by = token) => (await product.call<{ items: { id: string }[] }>(by, 'GET', `${base}/finished`)).body.items;
const preview = async (id: string) => (await product.call<RecordUndoPreview>(token, 'GET', `${base}/finished/${id}`)).body;
const undo = (id: string, by = token) => product.call<{ rows: number }>(by, 'POST', `${base}/finished/${id}/undo`);
const balances = () => bucketsOf(product.owner, child.id);
const faults = () => faultsOfLedger(product.owner);
const trail = async (contractId: string) => {
  const { rows } = await sql<{ operation: string }>`
    select operation from audit.changes where table_name = 'app.user_contracts' and row_id = ${contractId} order by id`.execute(
    product.owner,
  );
  return rows.map(({ operation }) => operation);
};

it('leaves the ledger as it was, and the trail says that contracts were here', async () => {
  const { id, contracts } = await imported('2026-03-31', '2026-04-30');
  expect(await balances()).toEqual({ available: 52, consumed: 28, held: 0, sold: -80 });
  expect(await faults()).toBe(0);
  expect((await finished())[0]).toMatchObject({ id, fileName: 'contracts.csv', imported: 2, undone: null });
  expect(await preview(id)).toEqual({ rows: 2, changed: 0, obstacles: [] });

  expect((await undo(id)).body).toEqual({ rows: 2 });
  expect((await undo(id)).body).toEqual({ rows: 0 });
  expect(await balances()).toEqual({});
  expect(await faults()).toBe(0);
  expect((await finished())[0]).toMatchObject({ undone: { personName: centre.admin.name } });
  expect(await trail(contracts[0]!)).toEqual(['INSERT', 'DELETE']);
  // what was taken back can come again
  expect((await imported('2026-03-31')).contracts).toHaveLength(1);
});

it('keeps the number of a receipt that went: nobody gets it again', async () => {
  const numberOf = async ({ contracts }: { contracts: string[] }) =>
    (
      await product.owner
        .selectFrom('app.contract_payments')
        .select('number')
        .where('contract_id', '=', contracts[0]!)
        .executeTakeFirstOrThrow()
    ).number;
  const first = await imported('2026-02-01');
  const gone = await numberOf(first);
  await undo(first.id);
  expect(await numberOf(await imported('2026-02-02'))).toBe(gone + 1);
});

it('tells webhooks of each contract that came and went', async () => {
  await sql`
    insert into app.webhooks (tenant_id, name, address, events, enabled, created_by)
    values (${centre.tenantId}, 'All', 'https://receiver.example/', '{contract.created,contract.changed}', true, ${centre.admin.personId})`.execute(
    product.owner,
  );
  const { id, contracts } = await imported('2026-07-01', '2026-07-02');
  await undo(id);
  const { rows } = await sql<{ type: string; data: { contractId: string; change?: string } }>`
    select type, payload -> 'data' as data from jobs.webhook_deliveries where tenant_id = ${centre.tenantId} order by id`.execute(
    product.owner,
  );
  await sql`delete from app.webhooks`.execute(product.owner);
  expect(rows.map(({ type, data: { change } }) => [type, change])).toEqual([
    ['contract.created', undefined],
    ['contract.created', undefined],
    ['contract.changed', 'removed'],
    ['contract.changed', 'removed'],
  ]);
  expect(new Set(rows.map(({ data }) => data.contractId))).toEqual(new Set(contracts));
});

it.each([
  ['payments', (contractId: string) => pay(contractId)],
  ['signatures', (contractId: string) => sign(contractId)],
  ['sessions', (contractId: string) => use(contractId)],
  ['files', (contractId: string) => attach(contractId)],
] as const)('cannot be undone once there are %s beyond those of the list: nothing goes', async (kind, build) => {
  const { id, contracts } = await imported('2026-01-01', '2026-01-02');
  await build(contracts[0]!);
  expect((await preview(id)).obstacles).toEqual([{ kind, rows: 1 }]);
  const refused = await undo(id);
  expect(refused.error).toMatchObject({ code: 'Trellis:ImportBuiltOn', data: { obstacles: [{ kind, rows: 1 }] } });
  expect(await preview(id)).toMatchObject({ rows: 2 });
});

const pay = async (contractId: string) => {
  const payment = { amount: 5, payDate: '2026-05-01', isRecharge: true, method: 'Cash' };
  expect(
    (await product.call(token, 'POST', '/api/rocketAdmin/userContract/recharge', { userContractId: contractId, ...payment })).status,
  ).toBe(200);
};
const sign = async (contractId: string) => {
  const terms = await product.owner.selectFrom('catalog.contract_terms').select('id').limit(1).executeTakeFirstOrThrow();
  const signing = { tenant_id: centre.tenantId, subject_id: child.id, contract_id: contractId, terms_id: terms.id };
  await product.owner
    .insertInto('app.contract_signings')
    .values({ ...signing, created_by: centre.admin.personId })
    .execute();
};
const use = async (contractId: string) => {
  await sql`
    insert into app.postings (tenant_id, key, from_id, to_id, amount, kind, subject_id, person_id)
    select tenant_id, ${`consume:${contractId}`}, id, (select id from app.credit_accounts where contract_id = ${contractId} and bucket = 'consumed'), 1,
      'consume', subject_id, ${centre.admin.personId}
    from app.credit_accounts where contract_id = ${contractId} and bucket = 'available'`.execute(product.owner);
};
const attach = async (contractId: string) => {
  const { id: file } = (await uploadAs(product, token, { content: pdf, name: 'signed.pdf', kind: 'UserContract' })).body;
  const { body } = await product.call<Record<string, unknown>>(token, 'GET', `/api/rocketAdmin/userContract/${contractId}`);
  const reason = await product.owner
    .selectFrom('catalog.contract_reasons')
    .select('id')
    .where('kind', '=', 'Signing')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(
    (await product.call(token, 'PUT', '/api/rocketAdmin/userContract', { ...body, reasonId: reason.id, fileIds: [file] })).status,
  ).toBe(200);
};

describe('beside a session of the child', () => {
  let planId: string;
  beforeEach(async () => {
    ({ planId } = await aPlan(product.owner, { subject: child.built, coach: centre.coach }));
  });
  const book = async () => {
    const time = `${new Date(Date.UTC(2031, 0, count)).toISOString().slice(0, 10)}T16:00:00Z`;
    const booking = { userOfflinePlanId: planId, trainerId: centre.coach.personId, time, duration: 60, platform: 'Web' };
    return (await product.call<{ id: string }>(token, 'POST', '/api/rocketAdmin/schedule', booking)).body.id;
  };
  const isCovered = async (id: string) =>
    (await product.call<{ covered: boolean }>(token, 'GET', `/api/rocketAdmin/schedule/${id}`)).body.covered;

  it('that was booked before, it is undone: what the import held for it is given back, and is held of what else the child has', async () => {
    const booking = await book();
    const { id } = await imported('2026-08-01');
    expect([await isCovered(booking), await balances()]).toEqual([true, { available: 25, consumed: 14, held: 1, sold: -40 }]);
    expect(await preview(id)).toEqual({ rows: 1, changed: 0, obstacles: [] });
    expect((await undo(id)).body).toEqual({ rows: 1 });
    expect([await isCovered(booking), await balances(), await faults()]).toEqual([false, {}, 0]);

    const again = await imported('2026-08-01');
    await product.call(token, 'POST', '/api/rocketAdmin/userCredit/classHours', { userId: child.id, classHours: 2 });
    expect((await undo(again.id)).body).toEqual({ rows: 1 });
    expect([await isCovered(booking), await balances(), await faults()]).toEqual([
      true,
      { available: 1, consumed: 0, held: 1, sold: -2 },
      0,
    ]);
  });

  it('that was booked since, it is not undone before that is canceled', async () => {
    const { id } = await imported('2026-08-02');
    const booking = await book();
    expect(await preview(id)).toMatchObject({ obstacles: [{ kind: 'sessions', rows: 1 }] });
    expect((await undo(id)).error.code).toBe('Trellis:ImportBuiltOn');
    expect((await product.call(token, 'DELETE', `/api/rocketAdmin/schedule/${booking}`)).status).toBe(200);
    expect(await preview(id)).toMatchObject({ obstacles: [] });
    expect((await undo(id)).body).toEqual({ rows: 1 });
    expect([await balances(), await faults()]).toEqual([{}, 0]);
  });
});

it('is for whoever brings contracts in, at their own center, and no list of another kind', async () => {
  const { id } = await imported('2026-06-01');
  const other = await aCentre(product.owner);
  const outsider = await issueToken(product.owner, other.admin.personId, other.admin.membershipId);
  expect((await undo(id, outsider)).status).toBe(404);
  expect(await finished(outsider)).toEqual([]);
  const coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
  expect((await undo(id, coach)).status).toBe(403);
  expect((await product.call(token, 'POST', `/api/business/subjectImport/finished/${id}/undo`)).status).toBe(404);
  const ofChildren = await product.call<{ items: { id: string }[] }>(token, 'GET', '/api/business/subjectImport/finished');
  expect(ofChildren.body.items.map((item) => item.id)).not.toContain(id);
});
