import { sql } from 'kysely';
import { startSession } from '../packages/server/src/areas/offline-plans/start-session.ts';
import { insertSessions } from '../packages/server/src/areas/offline-plans/template-store.ts';
import { aCentre, actAs, aMember, type CentreBuilt, type MemberBuilt } from '../packages/server/src/fixtures/builders.ts';
import { aContract, aPlan } from '../packages/server/src/fixtures/training-builders.ts';
import { openPool } from '../packages/server/src/platform/db/pools.ts';
import type { RolePool } from '../packages/server/src/platform/db/types.ts';
import { issueToken } from '../packages/server/src/testing/http.ts';

/** One that is recorded, and as many for each of three who ask. */
const desksMade = 64;

/** What each coach of the measured centre has: a session that only waits to be finished, and a plan of 120 sessions of which none is booked. */
export interface Desk {
  coachId: string;
  openPlanId: string;
  longPlanId: string;
}

export interface SessionScene {
  centre: CentreBuilt;
  token: string;
  desks: Desk[];
  /** A session that runs, with nothing answered. */
  running: { planId: string; firstItemId: string };
  /** A plan as any other, whose sessions are copied. */
  patternPlanId: string;
}

/** The centre that is measured, made by the product's own use cases. */
export async function makeScene(ownerUrl: string): Promise<SessionScene> {
  const owner = openPool(ownerUrl, 4);
  try {
    const centre = await aCentre(owner, { name: 'Measured centre' });
    const lead = await aMember(owner, { tenant: centre, roles: ['CenterAdmin', 'Coach'] });
    const token = await issueToken(owner, lead.personId, lead.membershipId);
    const { planId: patternPlanId } = await aPlan(owner, { coach: centre.coach });
    const desks: Desk[] = [];
    for (let count = 0; count < desksMade; count += 1) desks.push(await deskOf(owner, centre, await aMember(owner, { tenant: centre })));
    const { planId, sessionId } = await openOne(owner, centre, lead);
    const first = owner.selectFrom('app.session_items').select('id').where('session_id', '=', sessionId).orderBy('position').limit(1);
    const { id: firstItemId } = await first.executeTakeFirstOrThrow();
    return { centre, token, desks, running: { planId, firstItemId }, patternPlanId };
  } finally {
    await owner.destroy();
  }
}

async function openOne(owner: RolePool, centre: CentreBuilt, coach: MemberBuilt) {
  const { planId, subject } = await aPlan(owner, { coach });
  await aContract(owner, { subject, seller: centre.admin, classes: 12 });
  const { sessionId } = await actAs(owner, coach.at(), (db) => startSession(db, coach.at(), { userOfflinePlanId: planId }));
  return { planId, sessionId };
}

async function deskOf(owner: RolePool, centre: CentreBuilt, coach: MemberBuilt): Promise<Desk> {
  const { planId: openPlanId, sessionId } = await openOne(owner, centre, coach);
  await answerAll(owner, sessionId);
  const { planId: longPlanId, subject } = await aPlan(owner, { coach });
  await aContract(owner, { subject, seller: centre.admin, classes: 120 });
  await actAs(owner, coach.at(), (db) => insertSessions(db, coach.tenantId, longPlanId, { first: 13, last: 120 }));
  return { coachId: coach.personId, openPlanId, longPlanId };
}

/** Everything that finishing asks for, said in a word. */
async function answerAll(owner: RolePool, sessionId: string): Promise<void> {
  await sql`update app.session_items set outcome = true, done_at = now() where session_id = ${sessionId}`.execute(owner);
  await sql`update app.session_tracks set punched_at = now() where session_id = ${sessionId}`.execute(owner);
  await sql`
    insert into app.answers (tenant_id, session_id, scope, item_id, category_id, form_version_id, person_id)
    select s.tenant_id, s.id, given.scope, given.item_id, given.category_id, given.form_id, p.lead_coach_id
    from app.sessions s
    join app.plans p on p.tenant_id = s.tenant_id and p.id = s.plan_id
    join catalog.plan_template_versions tv on tv.id = p.plan_template_version_id
    cross join lateral (
      select case i.kind when 'static' then 'static' else 'item' end as scope, i.id as item_id, null::uuid as category_id, v.form_version_id as form_id
      from app.session_items i join catalog.program_versions v on v.id = i.program_version_id
      where i.tenant_id = s.tenant_id and i.session_id = s.id
      union all
      select distinct 'category', null::uuid, pc.category_id, tv.category_form_version_id
      from app.session_items i join catalog.program_categories pc on pc.program_version_id = i.program_version_id
      where i.tenant_id = s.tenant_id and i.session_id = s.id
      union all
      select 'overall', null, null, tv.overall_form_version_id
      union all
      select 'music', null, null, c.form_version_id from catalog.music_courses c where c.id = p.music_course_id
    ) given
    where s.id = ${sessionId}`.execute(owner);
}
