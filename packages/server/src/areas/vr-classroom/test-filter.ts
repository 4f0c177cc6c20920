import type { Words } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { firstYear } from '@trellis/contract/statistics/periods';
import type { TestRequestFilter } from '@trellis/contract/vr-classroom/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { childNamed } from '../subjects/public.ts';

interface Filter extends TestRequestFilter {
  subjectId?: string | undefined;
  tenantId?: string | undefined;
}

/** What a list of tests is narrowed to, said of `test` and its `child`. */
export function matchesTest(caller: Actor, { filter, subjectId, tenantId, testType, status, from, to }: Filter): RawBuilder<unknown> {
  const conditions = [ofPeriod(caller, { from, to })];
  const centre = caller.kind === 'member' ? caller.tenantId : tenantId;
  if (centre) conditions.push(sql`test.tenant_id = ${centre}`);
  if (subjectId) conditions.push(sql`test.subject_id = ${subjectId}`);
  if (testType) conditions.push(sql`test.test_type = ${testType}`);
  if (status) conditions.push(sql`test.status = ${status}`);
  if (filter) conditions.push(named(caller, filter));
  return sql.join(conditions, sql` and `);
}

/** The days on which tests were ordered, as the caller's clock has them. */
export function ofPeriod({ zone }: Actor, { from, to }: Pick<Filter, 'from' | 'to'>): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (from) conditions.push(sql`test.created_at >= ${from}::date::timestamp at time zone ${zone}`);
  if (to) conditions.push(sql`test.created_at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  return sql.join(conditions, sql` and `);
}

const faults: Words<'day'> = {
  en: { day: 'Choose a day from 2018 to today' },
  'zh-Hans': { day: '请选择 2018 年至今天的日期' },
  es: { day: 'Elija un día desde 2018 hasta hoy' },
};

/** Statistics are of days that have been, from 2018 on. */
export function requireCountedDays(caller: Actor, days: Pick<Filter, 'from' | 'to'>): void {
  const today = dateIn(caller.zone, caller.now.toISOString());
  const members = (['from', 'to'] as const).filter((name) => {
    const day = days[name];
    return day !== undefined && (day < `${firstYear}-01-01` || day > today);
  });
  if (members.length > 0) refuse('Trellis:InvalidInput', { validationErrors: [{ message: faults[caller.language].day, members }] });
}

function named(caller: Actor, text: string): RawBuilder<unknown> {
  // a code is its centre's secret: nobody else finds by it
  const byCode = caller.kind === 'member' ? sql`test.code = ${text.toUpperCase()}` : sql`false`;
  return sql`(${childNamed('child', text)} or ${byCode})`;
}
