import { type Project, projects } from '@trellis/contract/account/schemas';
import { type LinkPurpose, linkPurposes } from '@trellis/contract/wire';
import { aSubject } from '@trellis/server/fixtures/builders';
import { inTransaction } from '@trellis/server/platform/db/transaction';
import { startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, everyCall, leastInput, toRequest } from './inputs.ts';
import { linksOf } from './links.ts';
import { buildScene, type Scene } from './scene.ts';

type GuestCall = Call & { purpose: LinkPurpose };

const calls = everyCall().flatMap((call): GuestCall[] => {
  const { access } = call.meta;
  return typeof access === 'object' && 'link' in access ? [{ ...call, purpose: access.link }] : [];
});

let product: TestProduct;
let own: Scene;
let links: Record<LinkPurpose, string>;
beforeAll(async () => {
  product = await startTestProduct();
  own = await buildScene(product.owner);
  links = await linksOf(product.owner, own);
});
afterAll(() => product.close());

async function refusalOf(call: GuestCall, token: string): Promise<[number, string | undefined]> {
  const { path, rest } = toRequest(call, leastInput(call.schema, own.refs));
  const reply = await product.call(undefined, call.method, path, rest, { authorization: `Guest ${token}` });
  return [reply.status, reply.error?.code];
}

const enable = (enabled: readonly Project[]) =>
  sql`update identity.tenant_projects set enabled = project = any (${[...enabled]}::text[]) where tenant_id = ${own.refs.tenant}`.execute(
    product.owner,
  );

const change = (values: Record<string, unknown>) =>
  product.owner.updateTable('app.guest_links').set(values).where('subject_id', '=', own.refs.subject).execute();

describe('every call of a link', () => {
  it('exists', () => expect(new Set(calls.map((call) => call.purpose))).toEqual(new Set(linkPurposes)));

  it.each(calls.map((call) => [call.name, call] as const))('%s is opened by a link of its purpose and by no other', async (_, call) => {
    const [status, code] = await refusalOf(call, links[call.purpose]);
    expect([401, 403], code).not.toContain(status);
    for (const purpose of linkPurposes) {
      if (purpose !== call.purpose) expect(await refusalOf(call, links[purpose])).toEqual([401, 'Trellis:LinkUnknown']);
    }
    expect(await refusalOf(call, 'x'.repeat(43))).toEqual([401, 'Trellis:LinkUnknown']);
  });

  it.each(calls.map((call) => [call.name, call] as const))('%s is closed with its link, whatever closed it', async (_, call) => {
    const closed = [403, 'Trellis:LinkClosed'];
    await change({ revoked_at: new Date() });
    expect(await refusalOf(call, links[call.purpose])).toEqual(closed);
    await change({ revoked_at: null, expires_at: new Date(Date.now() - 1000) });
    expect(await refusalOf(call, links[call.purpose])).toEqual(closed);
    await change({ expires_at: new Date(Date.now() + 3_600_000), uses_left: 0 });
    expect(await refusalOf(call, links[call.purpose])).toEqual(closed);
    await change({ uses_left: null });
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    '%s is closed without the project that its purpose goes with',
    async (_, call) => {
      const isOpen = async (...enabled: Project[]) => {
        await enable(enabled);
        const [status, code] = await refusalOf(call, links[call.purpose]);
        if (code === 'RocketSystem:ProjectDisabled') expect(status).toBe(403);
        return code !== 'RocketSystem:ProjectDisabled';
      };
      const isOfTraining = ['feedback', 'contract', 'wellbeing'].includes(call.purpose);
      const isOfTests = call.purpose === 'vratReport';
      expect([await isOpen(), await isOpen('Project.Vrat'), await isOpen('Project.Rocket')]).toEqual([false, !isOfTraining, !isOfTests]);
      await enable(projects);
    },
  );
});

interface Granted {
  relation: string;
  columns: string[];
}

/** What the role of links may read at all, table by table. */
async function grantedToLinks(): Promise<Granted[]> {
  const { rows } = await sql<Granted>`
    select table_schema || '.' || table_name as relation, array_agg(column_name::text order by column_name) as columns
    from information_schema.column_privileges
    where grantee = 'trellis_link' and privilege_type = 'SELECT' and table_schema in ('app', 'identity', 'platform', 'audit', 'jobs', 'oidc')
    group by 1 order by 1`.execute(product.owner);
  return rows;
}

describe('the role of links', () => {
  it('sees nothing of a brother, of his guardians, or of another centre', async () => {
    const tenant = { tenantId: own.refs.tenant, zone: 'UTC' };
    const [child, brother] = [await aSubject(product.owner, { tenant }), await aSubject(product.owner, { tenant })];
    const add = async (subjectId: string) => {
      const guardian = await product.owner
        .insertInto('app.guardians')
        .values({ tenant_id: tenant.tenantId, full_name: `Guardian of ${subjectId}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      await product.owner
        .insertInto('app.subject_guardians')
        .values({ tenant_id: tenant.tenantId, subject_id: subjectId, guardian_id: guardian.id, role: 'Other' })
        .execute();
      return guardian.id;
    };
    const [guardian, other] = [await add(child.subjectId), await add(brother.subjectId)];
    const settings = {
      'app.tenant_id': tenant.tenantId,
      'app.subject_id': child.subjectId,
      'app.guardian_id': guardian,
      'app.link_id': '',
    };
    const granted = await grantedToLinks();
    const seen = await inTransaction(product.pools.link, settings, async (db) => {
      const texts = granted.map(async ({ relation, columns }) => {
        const row = sql.join(columns.map((column) => sql.ref(column)));
        const { rows } = await sql`select ${row} from ${sql.table(relation)}`.execute(db);
        return JSON.stringify(rows);
      });
      return (await Promise.all(texts)).join();
    });
    expect(seen).toContain(child.subjectId);
    expect(seen).toContain(guardian);
    expect(seen).not.toContain(brother.subjectId);
    expect(seen).not.toContain(other);
    expect(seen).not.toContain(own.refs.subject);
  });

  it('reads no table of people, letters, sign-ins or money', async () => {
    const relations = (await grantedToLinks()).map(({ relation }) => relation);
    expect(relations.filter((relation) => !relation.startsWith('app.'))).toEqual(['identity.tenants']);
    const closed = ['app.user_contracts', 'app.credit_accounts', 'app.postings', 'app.check_ins', 'app.files', 'app.idempotency_keys'];
    expect(relations.filter((relation) => closed.includes(relation))).toEqual([]);
  });
});
