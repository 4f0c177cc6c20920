import type { TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberBuilt } from '../../../fixtures/builders.ts';
import { ledgerFaults } from '../../../fixtures/ledger-faults.ts';
import { type FinanceDesk, openFinanceDesk } from '../../../testing/finance.ts';
import { startTestProduct, type TestProduct } from '../../../testing/http.ts';

let product: TestProduct;
let desk: FinanceDesk;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await openFinanceDesk(product);
});
afterAll(() => product.close());

const paths = { assessment: 'assessmentResource', course: 'courseResource', plan: 'planResource', planV2: 'planV2Resource' } as const;
const kinds = ['course', 'planV2'] as const;
const acts = ['add', 'edit', 'unlimit', 'remove', 'recharge', 'correct', 'stop', 'enable', 'use', 'use', 'use', 'removeContract'] as const;
const operation = fc.record({
  act: fc.constantFrom(...acts),
  kind: fc.constantFrom(...kinds),
  amount: fc.integer({ min: 1, max: 6 }),
  which: fc.integer({ min: 0, max: 3 }),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** What the centre was told that it used. */
interface Told {
  used: number;
}

/** Of a contract that was removed. */
const empty: Pick<TenantContractDetail, 'resources' | 'rechargeRecords' | 'stopTime'> = {
  resources: [],
  rechargeRecords: [],
  stopTime: null,
};

/** The contract as it stands, each of its resources added up. */
async function addedUp(id: string) {
  const view = { ...empty, ...(await desk.view(id)) };
  for (const { amount, recharged, used, left } of view.resources) {
    expect(left).toBe(view.stopTime ? 0 : amount === -1 ? -1 : amount + recharged - used);
  }
  return view;
}

async function act({ act: what, kind, amount, which }: Operation, id: string, centre: MemberBuilt, told: Told): Promise<number> {
  const pick = <T>(of: T[]) => of[which % Math.max(of.length, 1)];
  const { resources, rechargeRecords } = await addedUp(id);
  const resource = pick(resources);
  const record = pick(rechargeRecords);
  const change = (next: number) => desk.call('PUT', '/resource', { ...resource, amount: next });
  const ask = async () => {
    if (what === 'add') return desk.call('POST', `/${paths[kind]}`, { tenantContractId: id, amount });
    if (what === 'edit' && resource) return change(amount);
    if (what === 'unlimit' && resource) return change(-1);
    if (what === 'remove' && resource) return desk.call('DELETE', '/resource', { id: resource.id });
    if (what === 'recharge') return desk.recharge(id, { kind: which === 0 ? 'vrat' : kind, amount });
    if (what === 'correct' && record) return desk.call('PUT', '/contractRechargeRecord', { ...record, amount });
    if (what === 'stop' || what === 'enable') return desk.call('POST', `/${id}/${what}`, {});
    if (what === 'removeContract') return which === 0 ? desk.call('DELETE', `/${id}`) : undefined;
    if (what === 'use') {
      await desk.use(centre, { kind: which === 0 ? 'vrat' : kind, itemId: null }).then(
        () => (told.used += 1),
        (error: { code?: string }) => expect(error.code).toBe('RocketSystem:QuotaUsedUp'),
      );
    }
    return undefined;
  };
  return (await ask())?.status ?? 0;
}

it('adds up: over any operations every balance equals its postings, none is negative, and what is left is what was sold less what was used', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 26 }), async (operations) => {
      const { id, centre } = await desk.sign();
      const told: Told = { used: 0 };
      for (const each of operations) expect(await act(each, id, centre, told)).toBeLessThan(500);

      const { sold = 0, available = 0, stopped = 0, consumed = 0 } = await desk.balances(id);
      expect([sold + available + stopped + consumed, consumed]).toEqual([0, told.used]);
      const { rows } = await sql<{ lowest: number; unlimited: number }>`
        select min(balance)::int as lowest, coalesce(sum(abs(balance)) filter (where unlimited), 0)::int as unlimited
        from app.credit_accounts where tenant_id = ${centre.tenantId} and bucket <> 'sold'`.execute(product.owner);
      expect(rows[0]?.lowest ?? 0).toBe(0);
      expect(rows[0]?.unlimited).toBe(0);
      await addedUp(id);
    }),
    { numRuns: 50 },
  );
  expect(await ledgerFaults(product.owner)).toEqual([]);
}, 240_000);
