import { startSession } from '../packages/server/src/areas/offline-plans/start-session.ts';
import { insertSessions } from '../packages/server/src/areas/offline-plans/template-store.ts';
import { aCentre, actAs, aMember, type CentreBuilt, type MemberBuilt } from '../packages/server/src/fixtures/builders.ts';
import { aContract, aPlan } from '../packages/server/src/fixtures/training-builders.ts';
import { openPool } from '../packages/server/src/platform/db/pools.ts';
import type { RolePool } from '../packages/server/src/platform/db/types.ts';
import { issueToken } from '../packages/server/src/testing/http.ts';
import { answerAll } from './answer-all.ts';
import { makeClasses } from './class-scene.ts';

/** One that is recorded, and as many for each of three who ask. */
const desksMade = 64;
/** The same of classes, which are asked less often, and one that runs. */
const classesMade = 42;

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
  /** Of classes of twenty children whose session waits to be finished; in the one that runs nothing is answered. */
  classes: { planIds: string[]; runningId: string };
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
    const planIds = await makeClasses(owner, centre, classesMade);
    const runningId = planIds.pop() ?? '';
    return { centre, token, desks, running: { planId, firstItemId }, classes: { planIds, runningId }, patternPlanId };
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
