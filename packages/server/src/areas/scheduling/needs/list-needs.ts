import { limits } from '@trellis/contract/limits';
import { looksAfterLeaves } from '@trellis/contract/scheduling/leaves/rules';
import { needKinds } from '@trellis/contract/scheduling/needs/kinds';
import { mayLookAfter } from '@trellis/contract/scheduling/needs/rules';
import type { NeedsHand } from '@trellis/contract/scheduling/needs/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { coveredChildren, remainingOf } from '../../credits/public.ts';
import { missedToday, notHeld } from '../missed/missed-at-hand.ts';
import { clashingBookings, uncoveredBookings } from './bookings-at-risk.ts';
import { contractsToSign, feedbackMissing, reportsReady } from './children.ts';
import { childPage, type Found, mostOfKind } from './found.ts';
import { marksOf } from './marks.ts';
import { answeredMoves, askedMoves } from './moves.ts';
import { certificatesEnding, leavesAsked, unpaidOrders } from './staff.ts';

const session = '/system/center/detail/userOfflineCourseDetail';
const sessionOfClass = '/system/center/detail/groupOfflinePlanDetail';
const sevenDays = 7 * 24 * 3_600_000;
// nobody trains for longer: whoever does forgot to finish
const longestSession = 3 * 3_600_000;

/**
 * What somebody should look after, each with the page where it is mended and what was said of it: what was given to the caller first, then what
 * is about their own children.
 */
export async function listNeedsHand(db: Db, caller: Member, startOfToday: string): Promise<NeedsNow> {
  const [own, marks, ahead, ...found] = await Promise.all([
    ownChildren(db, caller),
    marksOf(db, caller),
    scheduledAhead(db, caller),
    askedMoves(db, caller),
    clashingBookings(db, caller),
    uncoveredBookings(db, caller),
    unfinished(db, caller, startOfToday),
    notHeld(db, caller),
    leavesAsked(db, caller),
    contractsToSign(db, caller),
    lowCredit(db, caller),
    unpaidOrders(db, caller),
    certificatesEnding(db, caller),
    feedbackMissing(db, caller),
    reportsReady(db, caller),
    answeredMoves(db, caller),
    missedToday(db, caller, startOfToday),
  ]);
  const all = [...found.flat(), ...(await notCovered(db, caller, ahead)), ...notBound(ahead)];
  const leads = looksAfterLeaves(caller.roles);
  const isForCaller = ({ key, kind, of }: Found) =>
    of?.includes(caller.personId) ||
    (mayLookAfter(kind, caller) && (of === undefined || leads || marks.get(key)?.handed?.toId === caller.personId));
  const needs = all.filter(isForCaller).map(({ of: _of, ...need }) => ({ ...need, mark: marks.get(need.key) ?? null }));
  const rank = ({ mark, subjectId }: NeedsHand) =>
    mark?.handed?.toId === caller.personId ? 0 : subjectId !== null && own.has(subjectId) ? 1 : 2;
  const waiting = new Set(all.map(({ key }) => key));
  // of a kind with more than is listed one that is not there may still wait
  const isWhole = (key: string) => all.filter(({ kind }) => key.startsWith(`${kind}:`)).length < mostOfKind;
  const settled = [...marks]
    .filter(([key, { handed }]) => handed?.toId === caller.personId && !waiting.has(key) && isWhole(key))
    .map(([key]) => key);
  return {
    needs: needs.toSorted((one, other) => rank(one) - rank(other) || needKinds.indexOf(one.kind) - needKinds.indexOf(other.kind)),
    settled,
  };
}

interface NeedsNow {
  needs: NeedsHand[];
  /** The keys of what was given to the caller and waits no more: it was mended where it stands. */
  settled: string[];
}

async function ownChildren(db: Db, caller: Member): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from app.subject_coaches where person_id = ${caller.personId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Sessions that are open since before today, or for longer than anybody trains. */
async function unfinished(db: Db, caller: Member, startOfToday: string): Promise<Found[]> {
  const tooLong = new Date(caller.now.getTime() - longestSession);
  const { rows } = await sql<{ id: string; openedAt: Date; planId: string; num: number; subjectId: string | null; name: string }>`
    select session.id, session.opened_at as "openedAt", session.plan_id as "planId", session.num, subject.id as "subjectId", coalesce(class.name, subject.name) as name
    from app.sessions as session
    join app.plans as plan on plan.tenant_id = session.tenant_id and plan.id = session.plan_id
    left join app.class_groups as class on class.tenant_id = plan.tenant_id and class.id = plan.class_group_id
    left join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
      and plan.class_group_id is null
    left join app.subjects as subject on subject.tenant_id = member.tenant_id and subject.id = member.subject_id
    where (class.id is not null or subject.id is not null) and session.state = 'open'
      and (session.opened_at < ${startOfToday}::timestamptz or session.opened_at < ${tooLong})
    order by session.opened_at, session.id`.execute(db);
  return rows.map((row) => ({
    key: `unfinishedSession:${row.id}`,
    kind: 'unfinishedSession',
    subjectId: row.subjectId,
    subjectName: row.name,
    count: null,
    time: row.openedAt.toISOString(),
    mend: `${row.subjectId === null ? sessionOfClass : session}?planId=${row.planId}&num=${row.num}`,
  }));
}

/** Children in training whose contracts are about to run out. */
async function lowCredit(db: Db, caller: Member): Promise<Found[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct subject.id, subject.name from app.plans as plan
    join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    join app.subjects as subject on subject.tenant_id = member.tenant_id and subject.id = member.subject_id
    where plan.state = 'active' and plan.kind = 'one' and subject.logged_out_at is null and subject.tag <> 'Archived'
    order by subject.name, subject.id`.execute(db);
  const remaining = await remainingOf(
    db,
    rows.map((row) => row.id),
  );
  return rows
    .map((row) => ({ ...row, left: remaining.get(row.id) ?? 0 }))
    .filter((row) => row.left <= limits.lowClassesAtStart)
    .map((row) => ({
      key: `lowCredit:${row.id}:${row.left}`,
      kind: 'lowCredit',
      subjectId: row.id,
      subjectName: row.name,
      count: row.left,
      time: null,
      mend: contractsOf(caller, row.id),
    }));
}

interface Ahead {
  id: string;
  startsAt: Date;
  subjectId: string;
  name: string;
  bindState: 'Unbound' | 'Bind';
}

/** What is scheduled within seven days; of children who are not bound, whatever is scheduled. */
async function scheduledAhead(db: Db, caller: Member): Promise<Ahead[]> {
  const horizon = new Date(caller.now.getTime() + sevenDays);
  const { rows } = await sql<Ahead>`
    select occurrence.id, occurrence.starts_at as "startsAt", subject.id as "subjectId", subject.name, subject.bind_state as "bindState"
    from app.occurrences as occurrence
    join app.holds as child on child.tenant_id = occurrence.tenant_id and child.occurrence_id = occurrence.id and child.kind = 'child'
    join app.subjects as subject on subject.tenant_id = child.tenant_id and subject.id = child.resource_id
    where occurrence.state = 'scheduled' and occurrence.starts_at >= ${caller.now}
      and (occurrence.starts_at < ${horizon} or subject.bind_state = 'Unbound')
    order by occurrence.starts_at, occurrence.id`.execute(db);
  return rows;
}

async function notCovered(db: Db, caller: Member, ahead: Ahead[]): Promise<Found[]> {
  const horizon = caller.now.getTime() + sevenDays;
  const soon = ahead.filter((row) => row.startsAt.getTime() < horizon);
  const covered = await coveredChildren(
    db,
    soon.map((row) => row.id),
  );
  return byChild(
    'notCovered',
    soon.filter((row) => !covered.get(row.id)?.has(row.subjectId)),
    (id) => contractsOf(caller, id),
  );
}

/** Where classes are sold; whoever may not sell any is led to the child. */
const contractsOf = (caller: Member, subjectId: string) =>
  `${childPage}?id=${subjectId}${caller.policies.has('RocketSystem.UserContract.Create') ? '&tab=contracts' : ''}`;

const notBound = (ahead: Ahead[]) =>
  byChild(
    'notBound',
    ahead.filter((row) => row.bindState === 'Unbound'),
    (id) => `${childPage}?id=${id}`,
  );

/** Of each child the first of some bookings: another one is another need. */
function byChild(kind: Found['kind'], rows: Ahead[], mend: (subjectId: string) => string): Found[] {
  const groups = Map.groupBy(rows, (row) => row.subjectId);
  return [...groups].map(([subjectId, of]) => ({
    key: `${kind}:${subjectId}:${of[0]?.id}`,
    kind,
    subjectId,
    subjectName: of[0]?.name ?? '',
    count: of.length,
    time: of[0]?.startsAt.toISOString() ?? null,
    mend: mend(subjectId),
  }));
}
