import { decidesOnLeave } from '@trellis/contract/scheduling/leaves/rules';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { endingDays } from '@trellis/contract/statistics/figures';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { type Found, mostOfKind } from './found.ts';

const ofStaff = { subjectId: null, count: null } as const;
const nameOf = sql`(select known.name from identity.known_persons as known where known.id = r.person_id)`;

/** Leaves that wait for an answer, for whoever decides on them. */
export async function leavesAsked(db: Db, caller: Member): Promise<Found[]> {
  const { rows } = await sql<{ id: string; personId: string; name: string; startsAt: Date }>`
    select r.id, r.person_id as "personId", ${nameOf} as name, r.starts_at as "startsAt" from app.leaves as r
    where r.tenant_id = ${caller.tenantId} and r.state = 'Asked' and r.ends_at > ${caller.now}
    order by r.starts_at, r.id limit ${mostOfKind}`.execute(db);
  return rows
    .filter(({ personId }) => decidesOnLeave(caller.roles, caller.personId, personId))
    .map(({ id, name, startsAt }) => ({
      ...ofStaff,
      key: `leaveAsked:${id}`,
      kind: 'leaveAsked',
      subjectName: name,
      time: startsAt.toISOString(),
      mend: '/system/center/dataPanel/calendar?open=leaves',
    }));
}

/** Certificates of coaches that run out soon, or ran out: one's own, and everybody's for whoever renews them. */
export async function certificatesEnding(db: Db, caller: Member): Promise<Found[]> {
  const today = dateIn(caller.zone, caller.now.toISOString());
  const { rows } = await sql<{ personId: string; name: string; until: string }>`
    select r.person_id as "personId", ${nameOf} as name, r.certificate_until::text as until from app.coach_training_configs as r
    join identity.memberships as member on member.tenant_id = r.tenant_id and member.person_id = r.person_id and member.state = 'Effective'
    where r.tenant_id = ${caller.tenantId} and r.certificate_until <= ${today}::date + ${endingDays}::int
    order by r.certificate_until, r.person_id limit ${mostOfKind}`.execute(db);
  const renews = caller.policies.has('PFE.CoachTrainingConfig.Write');
  return rows.map(({ personId, name, until }) => ({
    ...ofStaff,
    key: `certificateEnding:${personId}:${until}`,
    kind: 'certificateEnding',
    subjectName: name,
    time: `${until}T12:00:00Z`,
    mend: renews ? '/system/center/menu/manage/coachConfiguration' : '/system/center/personalCenter',
    of: [personId],
  }));
}

/** What was ordered for a trainer and is not paid: one's own, and everybody's for whoever looks after the training of trainers. */
export async function unpaidOrders(db: Db, caller: Member): Promise<Found[]> {
  const { rows } = await sql<{ id: string; personId: string; name: string; code: string; createdAt: Date }>`
    select r.id, r.person_id as "personId", ${nameOf} as name, r.code, r.created_at as "createdAt" from app.trainer_orders as r
    where r.tenant_id = ${caller.tenantId} and r.status = 'NotPay' order by r.created_at, r.id limit ${mostOfKind}`.execute(db);
  return rows.map(({ id, personId, name, createdAt }) => ({
    ...ofStaff,
    key: `unpaidOrder:${id}`,
    kind: 'unpaidOrder',
    subjectName: name,
    time: createdAt.toISOString(),
    mend: personId === caller.personId ? '/system/center/personalCenter' : '/system/center/hfs/order?of=trainers',
    of: [personId],
  }));
}
