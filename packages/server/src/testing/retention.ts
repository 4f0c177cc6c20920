import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { erasingJob } from '../areas/retention/erasing-job.ts';
import { aCentre, aSubject, type CentreBuilt, type SubjectBuilt } from '../fixtures/builders.ts';
import { atCentre } from '../fixtures/clock.ts';
import { issueToken, startTestProduct, type TestProduct } from './http.ts';

export let product: TestProduct;
/** A center of each test's own, and its administrator. */
export let centre: CentreBuilt;
export let token: string;

/** A product for the tests of a file, and a center for each of them. */
export function openRetention(): void {
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    centre = await aCentre(product.owner);
    token = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  });
}

export const base = '/api/business/retention';
export const off = { recordMonths: null, mediaMonths: null, chatMonths: null, vrMonths: null, noticeDays: 14 };
interface Saved {
  concurrencyStamp: string;
  inForceAt: string | null;
}

export async function save(given: Partial<Record<keyof typeof off, number | null>>, bearer = token) {
  const { body } = await product.call<Saved>(bearer, 'GET', base);
  const rule = { ...off, ...given };
  const { totalCount: count, at } = await preview(draftOf(rule));
  return product.call<Saved>(bearer, 'PUT', base, { ...rule, concurrencyStamp: body.concurrencyStamp, seen: { count, at } });
}

/** Asks whom a rule that is not saved erases something of within 90 days. */
export function draftOf(rule: Partial<Record<keyof typeof off, number | null>>): string {
  const months = Object.entries(rule).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `?${new URLSearchParams({ isDraft: 'true', within: '90', ...Object.fromEntries(months) }).toString()}`;
}

/** A child who left so many months ago. */
export async function aLeftChild(months: number, tenant = centre, lastName = 'Quetzal'): Promise<SubjectBuilt> {
  const subject = await aSubject(product.owner, { tenant, tag: 'Archived', lastName });
  await sql`update app.subjects set left_at = now() - make_interval(months => ${months}) where id = ${subject.subjectId}`.execute(
    product.owner,
  );
  return subject;
}

/** At two in the night at the center, so many days from now. */
export const night = (days: number) => atCentre(centre.zone, new Date(), days, 2 * 60);
export const run = (moment: Date) => erasingJob(product.pools.jobs, () => moment).run();
/** Administrators are told now; a night comes when their days are over. */
export async function runThrough(days = 15): Promise<void> {
  await run(new Date());
  await run(night(days));
}
export const isErased = async ({ subjectId }: SubjectBuilt) =>
  (await sql`select from app.subjects where id = ${subjectId} and erased_at is not null`.execute(product.owner)).rows.length === 1;
export const hold = (child: SubjectBuilt, bearer = token) =>
  product.call<{ id: string }>(bearer, 'POST', `${base}/hold`, { subjectId: child.subjectId, reason: 'A court asked' });
export const lettersAhead = async () =>
  (
    await sql<{ data: object }>`
      select data from jobs.letters where tenant_id = ${centre.tenantId} and template = 'erasureAhead' order by id`.execute(product.owner)
  ).rows;
export const proofs = async () => (await product.call<{ items: Record<string, unknown>[] }>(token, 'GET', `${base}/erasure`)).body.items;

interface Previewed {
  items: { id: string; leftAt: string; obstacles: string[]; parts: { part: string; from: string }[] }[];
  totalCount: number;
  at: string;
}
export const preview = async (query = '') => (await product.call<Previewed>(token, 'GET', `${base}/preview${query}`)).body;
