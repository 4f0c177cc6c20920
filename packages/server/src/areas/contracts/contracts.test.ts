import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { configureStorage } from '../files/public.ts';
import { listAllContracts } from './list-all-contracts.ts';
import { listContracts } from './list-contracts.ts';
import { stopContract } from './stop-contract.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
  configureStorage({ dataDir: '/nowhere', secret: 'contracts' });
});
afterAll(() => scene.drop());

const list = (userId: string) => family.run((db, caller) => listContracts(db, caller, { userId, skipCount: 0, maxResultCount: 10 }));
type Query = Partial<Parameters<typeof listAllContracts>[2]>;
const listAll = (query: Query) => family.run((db, caller) => listAllContracts(db, caller, { skipCount: 0, maxResultCount: 10, ...query }));

async function aFile(kind = 'UserContract'): Promise<string> {
  const { tenantId, personId } = scene.as('maya');
  const row = { tenant_id: tenantId, owner_id: personId, kind, name: 'contract.pdf', type: 'application/pdf', size: 9 };
  const key = `${tenantId}/${crypto.randomUUID()}.pdf`;
  return (
    await scene.owner
      .insertInto('app.files')
      .values({ ...row, key })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

describe('signing', () => {
  it('lists what was signed, the last first, with its classes and unit fee', async () => {
    const userId = await scene.addChild();
    await family.add(userId);
    await family.add(userId, { signTime: '2031-06-01', amount: 0, totalClass: 12, purpose: 'GroupTraining' });
    const { items, totalCount } = await list(userId);
    expect(totalCount).toBe(2);
    expect(items).toMatchObject([
      { signTime: '2031-06-04', amount: 1000.55, currency: 'USD', totalClass: 3, remainClass: 3, price: '333.52', stopTime: null, paid: 0 },
      { signTime: '2031-06-01', amount: 0, totalClass: 12, remainClass: 12, price: '0.00', purpose: 'GroupTraining' },
    ]);
  });

  it('says of every contract of a list whether its child is archived or forgotten', async () => {
    const [active, archived, forgotten] = [await scene.addChild(), await scene.addChild(), await scene.addChild()];
    for (const userId of [active, archived, forgotten]) await family.add(userId);
    await sql`update app.subjects set tag = 'Archived' where id = ${archived}`.execute(scene.owner);
    await sql`update app.subjects set erased_at = now(), name = '***' where id = ${forgotten}`.execute(scene.owner);
    const { items } = await listAll({ maxResultCount: 100 });
    const closed = (id: string) => items.find(({ userId }) => userId === id)?.isClosed;
    expect([active, archived, forgotten].map(closed)).toEqual([false, true, true]);
    expect((await list(archived)).items).toMatchObject([{ isClosed: true }]);
  });

  it('keeps type, purpose, discount, reasons, reminder and files', async () => {
    const fileIds = [await aFile(), await aFile()];
    const [reasonId, discountReasonId] = [await family.reason('Renewal', 2), await family.reason('Discount')];
    const changes = { contractType: 'Renewal', reasonId, discount: true, discountReasonId, remind: true, fileIds } as const;
    const id = await family.add(await scene.addChild(), { ...changes, fileIds: [...fileIds] });
    const contract = await family.find(id);
    expect(contract).toMatchObject({
      contractType: 'Renewal',
      reasonId,
      reason: 'The training is not finished yet',
      discount: true,
      discountReason: 'Sibling',
      remind: true,
    });
    expect(contract.files.map((file) => file.id)).toEqual(fileIds);
    expect(contract.files[0]?.url).toMatch(/^\/files\/.+signature=/);
  });

  it('refuses a signing date after today, a child of nobody here, and a reason of another question', async () => {
    const userId = await scene.addChild();
    await expect(family.add(userId, { signTime: '2031-06-05' })).rejects.toMatchObject({
      code: 'RocketSystem:DateInFuture',
      detail: { members: ['signTime'] },
    });
    await expect(family.add(crypto.randomUUID())).rejects.toMatchObject({ code: 'SubjectNotFound' });
    const renewal = await family.reason('Renewal');
    await expect(family.add(userId, { reasonId: renewal })).rejects.toMatchObject({
      code: 'RocketSystem:ContractReasonUnknown',
      detail: { members: ['reasonId'] },
    });
  });

  it('asks for a reason of a discount, and forgets it without one', async () => {
    const userId = await scene.addChild();
    const missing = family.add(userId, { discount: true });
    await expect(missing).rejects.toMatchObject({
      code: 'RocketSystem:DiscountReasonMissing',
      detail: { members: ['discountReasonId'] },
    });
    const id = await family.add(userId, { discountReasonId: await family.reason('Discount') });
    expect(await family.find(id)).toMatchObject({ discount: false, discountReasonId: null, discountReason: null });
  });

  it('takes only PDFs that were uploaded for a contract and belong to no other', async () => {
    const userId = await scene.addChild();
    const refusal = { code: 'Trellis:NotFound', detail: { members: ['fileIds'] } };
    await expect(family.add(userId, { fileIds: [await aFile('feedbackImage')] })).rejects.toMatchObject(refusal);
    const file = await aFile();
    const id = await family.add(userId, { fileIds: [file] });
    await expect(family.add(userId, { fileIds: [file] })).rejects.toMatchObject(refusal);
    await family.update(id, { fileIds: [] });
    expect((await family.find(id)).files).toEqual([]);
  });

  it('covers sessions that were booked ahead of it, the next one first', async () => {
    const userId = await scene.addChild();
    const plan = await scene.addPlan(userId);
    const booked = [];
    for (const day of ['2031-06-20', '2031-06-10', '2031-06-15', '2031-06-12'])
      booked.push(await scene.addOccurrence(plan, userId, new Date(`${day}T15:00:00Z`)));
    await family.add(userId);
    const held = await scene.owner
      .selectFrom('app.postings')
      .select('occurrence_id')
      .where('subject_id', '=', userId)
      .where('kind', '=', 'hold')
      .execute();
    expect(held.map((row) => row.occurrence_id)).toEqual([booked[1], booked[3], booked[2]]);
  });
});

describe('what is left over', () => {
  it('keeps a PDF that a contract has, and forgets one of yesterday that none has', async () => {
    const [used, unused] = [await aFile(), await aFile()];
    await family.add(await scene.addChild(), { fileIds: [used] });
    await scene.owner
      .updateTable('app.files')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', 'in', [used, unused])
      .execute();
    await sql`select jobs.forget_unused_uploads(${new Date('2021-01-01')})`.execute(scene.owner);
    const left = await scene.owner.selectFrom('app.files').select('id').where('id', 'in', [used, unused]).execute();
    expect(left.map((file) => file.id)).toEqual([used]);
  });
});

describe('the list of the centre', () => {
  it('finds contracts by child, type, purpose, state, reminder and day, and sorts by day and amount', async () => {
    const [ada, bo] = [await scene.addChild('Ada Quist'), await scene.addChild('Bo Quist')];
    const small = await family.add(ada, { amount: 10, signTime: '2031-05-01' });
    const large = await family.add(bo, { amount: 900, signTime: '2031-05-03', contractType: 'Renewal', remind: true });
    const group = await family.add(bo, { amount: 50, signTime: '2031-05-02', purpose: 'GroupTraining' });
    const found = async (query: Query) => (await listAll({ filter: 'quist', ...query })).items.map((item) => item.id);
    expect(await found({})).toEqual([large, group, small]);
    expect(await found({ sorting: 'amount' })).toEqual([small, group, large]);
    expect(await found({ sorting: 'signTime' })).toEqual([small, group, large]);
    expect(await found({ filter: 'ada q' })).toEqual([small]);
    expect(await found({ contractType: 'Renewal' })).toEqual([large]);
    expect(await found({ purpose: 'GroupTraining' })).toEqual([group]);
    expect(await found({ remind: true })).toEqual([large]);
    expect(await found({ state: 'Stopped' })).toEqual([]);
    expect(await found({ signFrom: '2031-05-02', signTo: '2031-05-02' })).toEqual([group]);
    await family.pay(small, { amount: 10 });
    await family.pay(large, { amount: 400 });
    expect(await found({ outstanding: true })).toEqual([large, group]);
    expect(await found({ outstanding: false })).toEqual([small]);
    await family.run((db, caller) => stopContract(db, caller, { id: group }));
    expect((await listAll({ filter: 'quist', outstanding: true })).items).toMatchObject([{ id: large, paid: 400, outstanding: 500 }]);
    expect((await listAll({ filter: 'quist', outstanding: false })).items).toMatchObject([{ id: group, outstanding: 0 }, { id: small }]);
    expect(await listAll({ filter: 'quist', maxResultCount: 1, skipCount: 1 })).toMatchObject({ items: [{ id: group }], totalCount: 3 });
    await expect(listAll({ sorting: 'userName' })).rejects.toMatchObject({ code: 'Trellis:InvalidInput' });
  });
});
