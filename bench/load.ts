import { sql } from 'kysely';
import { startSession } from '../packages/server/src/areas/offline-plans/start-session.ts';
import { aCentre, actAs, aMember, anOverseer, type CentreBuilt } from '../packages/server/src/fixtures/builders.ts';
import { aContract, aPlan } from '../packages/server/src/fixtures/training-builders.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { openPool } from '../packages/server/src/platform/db/pools.ts';
import type { RolePool } from '../packages/server/src/platform/db/types.ts';
import { issueToken } from '../packages/server/src/testing/http.ts';

export interface Size {
  tenants: number;
  children: number;
  /** Staff of all centres together. */
  staff: number;
  /** Children of the centre that is measured. */
  ofCentre: number;
  openSessions: number;
}

export interface OpenSession {
  planId: string;
  num: number;
  firstItemId: string;
}

export interface Loaded {
  token: string;
  /** Of somebody who leads the measured centre. */
  leadToken: string;
  /** Of somebody who runs the platform. */
  platformToken: string;
  sessions: OpenSession[];
  /** The measured centre, and some of its children: one for each connection. */
  tenantId: string;
  childIds: string[];
}

const firstNames = [
  'Ada',
  'Ben',
  'Cleo',
  'Dov',
  'Eva',
  'Finn',
  'Gia',
  'Hugo',
  'Ines',
  'Jon',
  'Kai',
  'Lena',
  'Mia',
  'Nils',
  'Ola',
  'Pia',
  'Rui',
];

/** Migrates a database and fills it; one centre in it has a coach with a token and open sessions. */
export async function loadDatabase(ownerUrl: string, size: Size): Promise<Loaded> {
  await migrate(ownerUrl, () => {});
  const owner = openPool(ownerUrl, 4);
  try {
    const centre = await aCentre(owner, { name: 'Measured centre' });
    const token = await issueToken(owner, centre.coach.personId, centre.coach.membershipId);
    const sessions: OpenSession[] = [];
    for (let count = 0; count < size.openSessions; count += 1) sessions.push(await openOne(owner, centre));
    await loadChildren(owner, centre, { ...size, ofCentre: size.ofCentre - size.openSessions });
    const leadToken = await issueToken(owner, centre.admin.personId, centre.admin.membershipId);
    const operator = await anOverseer(owner, { side: 'management', role: 'admin' });
    const platformToken = await issueToken(owner, operator.personId, operator.membershipId);
    await loadStaff(owner, size.staff);
    await sql`vacuum analyze`.execute(owner);
    const childIds = await someChildren(owner, centre.tenantId, 32);
    return { token, leadToken, platformToken, sessions, tenantId: centre.tenantId, childIds };
  } finally {
    await owner.destroy();
  }
}

async function openOne(owner: RolePool, centre: CentreBuilt): Promise<OpenSession> {
  const coach = await aMember(owner, { tenant: centre });
  const { planId, subject } = await aPlan(owner, { coach });
  await aContract(owner, { subject, seller: centre.admin });
  const { sessionId, num } = await actAs(owner, coach.at(), (db) => startSession(db, coach.at(), { userOfflinePlanId: planId }));
  const { id } = await owner
    .selectFrom('app.session_items')
    .select('id')
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { planId, num, firstItemId: id };
}

/** All tenants and children in a few statements. Nobody asks who made them: the audit trail sleeps meanwhile. */
async function loadChildren(owner: RolePool, centre: CentreBuilt, { tenants, children, ofCentre }: Size): Promise<void> {
  const perTenant = Math.round((children - ofCentre) / (tenants - 1));
  await sql`alter table app.subjects disable trigger audit`.execute(owner);
  await sql`
    insert into identity.tenants (kind, name, zone)
    select 'centre', 'Centre no. ' || number, 'America/New_York' from generate_series(2, ${tenants}::int) as number`.execute(owner);
  await insertChildren(owner, centre.tenantId, ofCentre, perTenant);
  await sql`alter table app.subjects enable trigger audit`.execute(owner);
  await sql`
    insert into app.subject_coaches (tenant_id, subject_id, person_id)
    select tenant_id, id, ${centre.coach.personId} from app.subjects where tenant_id = ${centre.tenantId} on conflict do nothing`.execute(
    owner,
  );
}

async function someChildren(owner: RolePool, tenantId: string, limit: number): Promise<string[]> {
  const rows = await owner.selectFrom('app.subjects').select('id').where('tenant_id', '=', tenantId).orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Coaches of all centres in turn. */
async function loadStaff(owner: RolePool, staff: number): Promise<void> {
  await sql`alter table identity.memberships disable trigger audit`.execute(owner);
  await sql`
    with centre as (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from identity.tenants where kind = 'centre'),
    person as (
      insert into identity.persons (email, name)
      select 'staff' || number || '@bench.example', 'Coach No ' || number from generate_series(1, ${staff}::int) as number returning id
    ),
    counted as (select id, row_number() over () as number from person),
    member as (
      insert into identity.memberships (person_id, tenant_id, side, created_at)
      select counted.id, centre.id, 'centre', now() - counted.number * interval '1 minute'
      from counted join centre on centre.place = counted.number % centre.many returning id
    )
    insert into identity.membership_roles (membership_id, role) select id, 'Coach' from member`.execute(owner);
  await sql`alter table identity.memberships enable trigger audit`.execute(owner);
}

/** In the order in which they come to all centres, so that a centre's children lie scattered, as they would after years. */
async function insertChildren(owner: RolePool, centreId: string, ofCentre: number, ofOthers: number): Promise<void> {
  await sql`
    insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, tag, bind_state, created_at)
    select id, first, 'No ' || number, first || ' No ' || number, date '2018-01-01' + number % 1500, 'Unknown', 'Active', 'Bind',
      now() - number * interval '1 hour'
    from generate_series(1, ${Math.max(ofCentre, ofOthers)}::int) as number
    join identity.tenants on number <= case when id = ${centreId} then ${ofCentre}::int else ${ofOthers}::int end
    cross join lateral (select (${firstNames}::text[])[1 + number % ${firstNames.length}::int] as first) as called
    order by number`.execute(owner);
}
