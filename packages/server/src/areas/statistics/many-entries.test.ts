import { limits } from '@trellis/contract/limits';
import type { Entry, Stood } from '@trellis/contract/statistics/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { readSheet } from '../../testing/sheet.ts';
import { countingJob } from './roll-up.ts';

const many = limits.countedTotal + 1;
let product: TestProduct;
let centre: CentreBuilt;
let lead: string;
let platform: string;

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
  lead = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  platform = await issueToken(product.owner, personId, membershipId);
  // a thousand at a time, as an import takes them in
  await sql`
    insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, tag, created_at)
    select ${centre.tenantId}, n::text, 'Child', n || ' Child', '2017-05-05', 'Male', 'Active', '2024-06-15T12:00:00.123456Z'::timestamptz + n / 1000 * interval '1 microsecond'
    from generate_series(1, ${many}::int) as n`.execute(product.owner);
  await countingJob(product.pools.platform).run();
}, 120_000);
afterAll(() => product.close());

interface Listed<Item> {
  items: Item[];
  totalCount: number;
  totalIsCapped: boolean;
  amount: number;
}
const june = { figure: 'childrenNew', period: '06-2024' };
const list = async <Item>(token: string, what: 'entries' | 'standing', query: object) =>
  (await product.call<Listed<Item>>(token, 'GET', `/api/rocketAdmin/statistics/${what}`, query)).body;

it('counts many entries as far as a list is counted, and says the whole figure', async () => {
  for (const token of [lead, platform]) {
    const entries = await list<Entry>(token, 'entries', june);
    expect(entries).toMatchObject({ totalCount: limits.countedTotal, totalIsCapped: true, amount: many });
    const standing = await list<Stood>(token, 'standing', { standing: 'childrenByTag', part: 'Active' });
    expect(standing).toMatchObject({ totalCount: limits.countedTotal, totalIsCapped: true });
    expect(standing.amount).toBeGreaterThanOrEqual(many);
  }
});

it('adds up the part that is asked for', async () => {
  const ofPart = (part: string) => list<Entry>(lead, 'entries', { ...june, figure: 'childrenNewByStage', part, maxResultCount: 1 });
  const [entry] = (await list<Entry>(lead, 'entries', { ...june, figure: 'childrenNewByStage', maxResultCount: 1 })).items;
  expect(await ofPart(entry?.part ?? '')).toMatchObject({ amount: many, totalIsCapped: true });
  expect(await ofPart('Adult')).toMatchObject({ items: [], totalCount: 0, totalIsCapped: false, amount: 0 });
});

it.each(['entriesExcel?figure=childrenNew&period=06-2024', 'standingExcel?standing=childrenByTag'])(
  'gives each once as Excel, also those of one moment: %s',
  async (path) => {
    const reply = await product.app.inject({
      url: `/api/rocketAdmin/statistics/${path}`,
      headers: { authorization: `Bearer ${platform}` },
    });
    const [, ...rows] = await readSheet({ body: new Blob([new Uint8Array(reply.rawPayload)]).stream() as never });
    const names = rows.map((row) => String(row[1])).filter((name) => /^\d+ Child$/.test(name));
    expect([names.length, new Set(names).size]).toEqual([many, many]);
  },
);
