import type { TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import { sql } from 'kysely';
import { useQuota } from '../areas/tenant-contracts/public.ts';
import { aMember, anOverseer, aTenant, type MemberBuilt, nextNumber } from '../fixtures/builders.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { issueStepUp, issueToken, type Reply, type TestProduct } from './http.ts';

const base = '/api/rocketAdmin/tenantContract';

type Use = Omit<Parameters<typeof useQuota>[2], 'key'> & { key?: string };

/** Somebody of the platform's finance who has entered a mailed code, and what they do to contracts. */
export interface FinanceDesk {
  personId: string;
  token: string;
  call<T = unknown>(method: string, path: string, input?: unknown, headers?: Record<string, string>): Promise<Reply<T>>;
  /** Signs a contract with a centre of its own unless told. */
  sign(given?: object): Promise<{ id: string; centre: MemberBuilt }>;
  view(id: string): Promise<TenantContractDetail>;
  recharge(id: string, given?: object, headers?: Record<string, string>): Promise<Reply<{ id: string }>>;
  /** A centre uses one of what it bought, on its own database role. */
  use(centre: MemberBuilt, use: Use): Promise<void>;
  /** Balances of a contract's accounts, by bucket. */
  balances(id: string): Promise<Record<string, number>>;
}

/** Opens the desk on a product under test. */
export async function openFinanceDesk(product: TestProduct): Promise<FinanceDesk> {
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'finance' });
  const token = await issueToken(product.owner, personId, membershipId);
  const stepUp = await issueStepUp(product.owner, personId, 3600);
  const call: FinanceDesk['call'] = (method, path, input, headers = {}) =>
    product.call(token, method, `${base}${path}`, input, { 'x-authenticate': stepUp, ...headers });
  return {
    personId,
    token,
    call,
    sign: async (given = {}) => {
      const centre = await aMember(product.owner, { tenant: await aTenant(product.owner), roles: ['CenterAdmin'] });
      const terms = { tenantId: centre.tenantId, number: `C-${nextNumber()}`, signTime: '2026-02-03', amount: 1200.5 };
      const { body, status } = await call<{ id: string }>('POST', '', { ...terms, ...given });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return { id: body.id, centre };
    },
    view: async (id) => (await call<TenantContractDetail>('GET', `/${id}`)).body,
    recharge: (id, given = {}, headers = {}) =>
      call('POST', '/recharge', { tenantContractId: id, kind: 'vrat', amount: 10, paid: 99.5, payDate: '2026-02-04', ...given }, headers),
    use: (centre, { key = `test-${nextNumber()}`, ...use }) =>
      inTransaction(product.pools.centre, { 'app.tenant_id': centre.tenantId, 'app.person_id': centre.personId }, (db) =>
        useQuota(db, centre.at(), { key, ...use }),
      ),
    balances: async (id) => {
      const { rows } = await sql<{ bucket: string; balance: number }>`
        select a.bucket, sum(a.balance)::int as balance from app.credit_accounts a
        join platform.tenant_resources r on r.id = a.tenant_resource_id where r.contract_id = ${id} group by a.bucket`.execute(
        product.owner,
      );
      return Object.fromEntries(rows.map(({ bucket, balance }) => [bucket, balance]));
    },
  };
}
