import { grantedPolicies } from '@trellis/contract/policies';
import type { Ref } from '@trellis/contract/wire';
import { openAnswer } from '@trellis/server/areas/questionnaires/open-answer';
import { actingAs } from '@trellis/server/fixtures/acting-as';
import { actAs, aMember, aSubject } from '@trellis/server/fixtures/builders';
import { ensureDemo } from '@trellis/server/fixtures/demo';
import { ensureLibrary } from '@trellis/server/fixtures/load-catalog';
import { aClassroom } from '@trellis/server/fixtures/training-builders';
import { pastCalls } from '@trellis/server/platform/http/past-reads';
import { issueToken, type RawReply, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { readPdf } from '@trellis/server/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { severalAtOnce } from './campaign.ts';
import { type Attempt, requestOf, textOf } from './foreign.ts';
import { type Call, everyCall, idPlaces, inputWith } from './inputs.ts';
import { fingerprintOfCentre } from './rows.ts';
import { buildScene, type Scene } from './scene.ts';

/** In the name of everybody at the former centre who has nothing to do with the children that moved. */
const word = 'Zyxwvale';

interface Child {
  id: string;
  /** What is its own, by kind. */
  ids: Partial<Record<Ref, string[]>>;
}

let product: TestProduct;
let next: Scene;
let former: { tenantId: string; personId: string; membershipId: string };
let tokens: Record<'former' | 'next' | 'coach' | 'beside' | 'stranger', string>;
let moved: Child[];
let staying: Child[];

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  await ensureLibrary(product.ownerUrl);
  await ensureDemo(product.ownerUrl);
  next = await buildScene(owner);
  former = await found(sql<typeof former>`
    select m.tenant_id as "tenantId", m.person_id as "personId", m.id as "membershipId"
    from identity.memberships m join identity.persons p on p.id = m.person_id where p.email = 'admin@demo.trellis.example'`);
  await besideOf(next.refs.tenant);
  const [beside, stranger] = [await aMember(owner, { roles: ['CenterAdmin'] }), await aMember(owner, { roles: ['CenterAdmin'] })];
  await besideOf(beside.tenantId);
  const holder = (role: string) => next.holders.find((each) => each.side === 'centre' && each.role === role) ?? next.powerless;
  const token = ({ personId, membershipId }: { personId: string; membershipId: string }) => issueToken(owner, personId, membershipId);
  tokens = {
    former: await token(former),
    next: await token(holder('CenterAdmin')),
    coach: await token(holder('Coach')),
    beside: await token(beside),
    stranger: await token(stranger),
  };
  await fillFormer();
  await signAndVoid();
  const children = await richest();
  for (const id of children.slice(0, 6)) await answerOf(id);
  moved = await Promise.all(children.slice(0, 3).map(childOf));
  staying = await Promise.all(children.slice(3, 6).map(childOf));
  for (const { id } of moved) await accept(await ask(id));
  // asked for, refused and withdrawn
  const [, refused = '', withdrawn = ''] = await Promise.all(staying.map(({ id }) => ask(id)));
  await decide('next', 'refuse', refused);
  await decide('former', 'withdraw', withdrawn);
}, 120_000);
afterAll(() => product.close());

async function found<T>(statement: ReturnType<typeof sql<T>>): Promise<T> {
  const { rows } = await statement.execute(product.owner);
  if (!rows[0]) throw new Error('The demonstration has none');
  return rows[0];
}

/** Takes a centre into the enterprise of the former one. */
async function besideOf(tenantId: string): Promise<void> {
  await sql`delete from identity.tenant_links where centre_id = ${tenantId} and parent_kind = 'enterprise'`.execute(product.owner);
  await sql`
    insert into identity.tenant_links (parent_id, parent_kind, centre_id)
    select parent_id, parent_kind, ${tenantId} from identity.tenant_links where centre_id = ${former.tenantId} and parent_kind = 'enterprise'`.execute(
    product.owner,
  );
}

/** Somebody else in each place where a list could name more than the child: staff, a room, a sibling, another child of each class. */
async function fillFormer(): Promise<void> {
  const { owner } = product;
  const tenant = { tenantId: former.tenantId, zone: 'America/New_York' };
  for (const role of ['CenterAdmin', 'Coach'] as const) {
    const member = await aMember(owner, { tenant, roles: [role] });
    await sql`update identity.persons set name = ${`${word} ${role}`} where id = ${member.personId}`.execute(owner);
  }
  await aClassroom(owner, { tenant, name: `${word} room` });
  await sql`insert into app.staff_groups (tenant_id, name) values (${tenant.tenantId}, ${`${word} group`})`.execute(owner);
  const sibling = await aSubject(owner, { tenant, firstName: word, lastName: word });
  await sql`
    insert into app.subject_guardians (tenant_id, subject_id, guardian_id, role)
    select distinct on (guardian_id) tenant_id, ${sibling.subjectId}::uuid, guardian_id, 'Other' from app.subject_guardians
    where tenant_id = ${tenant.tenantId}`.execute(owner);
  await sql`
    insert into app.class_group_members (tenant_id, class_group_id, subject_id)
    select tenant_id, id, ${sibling.subjectId} from app.class_groups where tenant_id = ${tenant.tenantId}`.execute(owner);
}

/** Contracts are signed, and of the payments of each one is voided. */
async function signAndVoid(): Promise<void> {
  const { tenantId, personId } = former;
  await sql`
    insert into app.contract_signings (
      tenant_id, subject_id, contract_id, guardian_id, terms_id, created_by, opened_at, signed_at, language, signed_content, signer_name, signature
    )
    select c.tenant_id, c.subject_id, c.id, l.guardian_id, t.id, ${personId}::uuid, now(), now(), 'en', app.content_of_contract(c.tenant_id, c.id), 'Signed',
      '[[[120, 130], [152, 268]]]'
    from app.user_contracts c
    cross join lateral (select id from catalog.contract_terms where tenant_id is null limit 1) t
    left join lateral (
      select guardian_id from app.subject_guardians g where g.tenant_id = c.tenant_id and g.subject_id = c.subject_id limit 1
    ) l on true
    where c.tenant_id = ${tenantId}
    on conflict do nothing`.execute(product.owner);
  await sql`
    insert into app.contract_payments (tenant_id, contract_id, person_id, is_recharge, amount, paid_on, voided_at, voided_by, void_reason)
    select tenant_id, id, ${personId}, true, 100, '2026-01-15', now(), ${personId}, 'Twice'
    from app.user_contracts where tenant_id = ${tenantId}`.execute(product.owner);
}

/** Those about whom most is known, of each kind of thing some. */
async function richest(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from app.subjects s where s.tenant_id = ${former.tenantId} and s.tag <> 'Archived' and s.first_name <> ${word}
      and not exists (
        select 1 from app.sessions run join app.plan_members m on m.tenant_id = run.tenant_id and m.plan_id = run.plan_id
        where run.tenant_id = s.tenant_id and m.subject_id = s.id and run.state = 'open')
    order by (select count(distinct c.id) > 0 from app.user_contracts c where c.subject_id = s.id)::int
      + (select count(*) > 0 from app.user_assessments u where u.subject_id = s.id)::int
      + (select count(*) > 0 from app.test_requests t where t.subject_id = s.id)::int
      + (select count(*) > 0 from app.questionnaire_answers q where q.subject_id = s.id and q.purpose <> 'assessment' and q.is_complete)::int
      + (select count(*) > 0 from app.class_group_members g where g.subject_id = s.id)::int desc, s.id`.execute(product.owner);
  return rows.map(({ id }) => id);
}

/** What a family answered of each. */
async function answerOf(subjectId: string): Promise<void> {
  const caller = actingAs({ ...former, name: 'Maya Thompson', roles: ['CenterAdmin'], zone: 'America/New_York', now: new Date() });
  const id = await actAs(product.owner, caller, (db) => openAnswer(db, caller, subjectId, 'development'));
  await sql`update app.questionnaire_answers set is_complete = true, finish_time = now() where id = ${id}`.execute(product.owner);
}

async function childOf(id: string): Promise<Child> {
  const ids = async (statement: ReturnType<typeof sql<{ id: string }>>) =>
    (await statement.execute(product.owner)).rows.map((row) => row.id);
  const own = (table: string) => ids(sql<{ id: string }>`select id from ${sql.table(table)} where subject_id = ${id} order by id`);
  const plans = sql`select plan_id from app.plan_members where subject_id = ${id}`;
  const sessions = sql`select id from app.sessions where plan_id in (${plans})`;
  return {
    id,
    ids: {
      subject: [id],
      contract: await own('app.user_contracts'),
      contractPayment: await ids(sql`
        select p.id from app.contract_payments p join app.user_contracts c on c.tenant_id = p.tenant_id and c.id = p.contract_id
        where c.subject_id = ${id}`),
      plan: await ids(sql`select plan_id as id from app.plan_members where subject_id = ${id}`),
      session: await ids(sql`select id from app.sessions where plan_id in (${plans})`),
      item: await ids(sql`select id from app.session_items where session_id in (${sessions})`),
      sessionTrack: await ids(sql`select id from app.session_tracks where session_id in (${sessions})`),
      occurrence: await ids(sql`select id from app.occurrences where plan_id in (${plans})`),
      questionnaireAnswer: await ids(
        sql`select id from app.questionnaire_answers where subject_id = ${id} order by purpose = 'assessment', id`,
      ),
      userAssessment: await own('app.user_assessments'),
      testRequest: await own('app.test_requests'),
      guardian: await ids(sql`select guardian_id as id from app.subject_guardians where subject_id = ${id}`),
    },
  };
}

const moves = '/api/business/subject/move';

async function ask(subjectId: string): Promise<string> {
  const request = { subjectId, centerId: next.refs.tenant, reason: 'The family moves' };
  const asked = await product.call<{ id: string }>(tokens.former, 'POST', moves, request);
  expect([asked.status, asked.error]).toEqual([200, undefined]);
  return asked.body.id;
}

async function decide(who: 'former' | 'next', what: 'accept' | 'refuse' | 'withdraw', id: string): Promise<void> {
  const decided = await product.call(tokens[who], 'POST', `${moves}/${what}`, { id });
  expect([decided.status, decided.error]).toEqual([200, undefined]);
}

const accept = (id: string) => decide('next', 'accept', id);

const everything = everyCall().filter(({ meta }) => typeof meta.access === 'object' && !('link' in meta.access));
const nameOf = ({ name }: Call) => name.split(' ')[0] ?? name;
const reads = everything.filter((call) => pastCalls.has(nameOf(call)));

/** A call with each of a child's things, in every place where it takes one; of the many of a kind a few. */
function attemptsWith(calls: readonly Call[], { ids }: Child, most: number): Attempt[] {
  return calls.flatMap((call) =>
    idPlaces(call.schema).flatMap(({ path, ref }) =>
      ((ref && ids[ref]) ?? []).slice(0, most).map((value) => {
        const input = { ...(inputWith(call.schema, next.refs, path, value) as Record<string, unknown>), ...call.choice };
        return { call, place: path.join('.'), names: String(ref), input };
      }),
    ),
  );
}

/** Answer of what is the caller's own, whatever else is named. */
const answering = ['subjects.checkName', 'handOver.preview', 'subjectMoves.list'];

const send = (who: keyof typeof tokens, attempt: Attempt) =>
  product.app.inject({ ...requestOf(attempt), headers: { authorization: `Bearer ${tokens[who]}` } });

async function told(response: RawReply): Promise<string> {
  if (!String(response.headers['content-type']).includes('pdf')) return textOf(response);
  return JSON.stringify(await readPdf(response.rawPayload));
}

/** A reply without what is signed anew for each reader, that it is a past to one of them, and when a paper was made. */
const lasting = (text: string) => text.replaceAll(/\/api\/files\/[^"]*|"(?:h|ts|isPast)":[^,}]*|Made on [\d/ :]+/g, 'signed');

it('the calls that read a past are calls of the contract, and there is something to read for each kind of id', () => {
  const kinds = Object.keys(moved[0]?.ids ?? {}) as Ref[];
  expect(kinds.filter((kind) => moved.every(({ ids }) => ids[kind]?.length === 0))).toEqual([]);
  expect([...pastCalls].filter((name) => !reads.some((call) => nameOf(call) === name))).toEqual([]);
});

it('the center that took a child reads all of its past, and nothing of anybody else', { timeout: 120_000 }, async () => {
  const names = await sql<{ id: string; name: string }>`
    select s.id, s.name from app.subjects s where s.tenant_id = ${former.tenantId}`.execute(product.owner);
  const faults: string[] = [];
  const answered = new Set<string>();
  for (const child of moved) {
    const others = names.rows.filter(({ id }) => id !== child.id);
    // of the documents of one person two are made at once
    const most = 2;
    const tryIt = async (attempt: Attempt) => {
      const [there, here] = [await send('former', attempt), await send('next', attempt)];
      const [before, now] = [lasting(await told(there)), lasting(await told(here))];
      const title = `${attempt.call.name} with ${attempt.names} in ${attempt.place}`;
      if (here.statusCode === 200) answered.add(attempt.call.name);
      if (here.statusCode !== there.statusCode)
        faults.push(`${title}: ${there.statusCode} there, ${here.statusCode} here: ${now.slice(0, 200)}`);
      else if (now !== before) faults.push(`${title}: reads otherwise\n${before}\n${now}`);
      const strangers = others.filter(({ id, name }) => now.includes(id) || now.includes(name)).map(({ name }) => name);
      if (strangers.length > 0 || now.includes(word))
        faults.push(`${title}: tells of ${strangers.join()} ${now.includes(word) ? word : ''}`);
    };
    const pages = reads.filter(({ meta }) => !meta.file);
    const papers = reads.filter(({ meta }) => meta.file);
    await severalAtOnce(attemptsWith(pages, child, 3), tryIt);
    await severalAtOnce(attemptsWith(papers, child, 1), tryIt, most);
  }
  expect(faults).toEqual([]);
  expect(reads.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
});

it('nobody else reads it, and of the children who stay nobody reads anything', { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  const refused = async (who: 'next' | 'coach' | 'beside' | 'stranger', child: Child) =>
    severalAtOnce(attemptsWith(reads, child, 1), async (attempt) => {
      const { statusCode } = await send(who, attempt);
      if (![403, 404].includes(statusCode)) faults.push(`${who}: ${attempt.call.name} with ${attempt.names}: ${statusCode}`);
    });
  for (const child of moved) for (const who of ['beside', 'stranger'] as const) await refused(who, child);
  for (const child of staying) for (const who of ['next', 'coach'] as const) await refused(who, child);
  expect(faults).toEqual([]);
});

it('nothing is written about it from where it is now, and no other call knows it', { timeout: 300_000 }, async () => {
  const held = grantedPolicies(['CenterAdmin'], []);
  const theirs = everything.filter((call) => !pastCalls.has(nameOf(call)) && mayMake(call, held));
  const before = await fingerprintOfCentre(product.owner, former.tenantId);
  const faults: string[] = [];
  for (const child of moved.slice(0, 1)) {
    await severalAtOnce(attemptsWith(theirs, child, 1), async (attempt) => {
      const response = await send('next', attempt);
      const { items } =
        response.statusCode < 400 && response.body && String(response.headers['content-type']).includes('json')
          ? (response.json() ?? {})
          : {};
      const isNothing = response.statusCode >= 400 || (Array.isArray(items) && items.length === 0);
      if (!isNothing && !answering.includes(attempt.call.name))
        faults.push(
          `${attempt.call.name} with ${attempt.names} in ${attempt.place}: ${response.statusCode} ${response.body.slice(0, 300)}`,
        );
    });
  }
  expect(faults).toEqual([]);
  expect(await fingerprintOfCentre(product.owner, former.tenantId)).toEqual(before);
});

const mayMake = ({ meta: { access } }: Call, held: ReadonlySet<string>) =>
  typeof access === 'object' && 'anyOf' in access && access.anyOf.some((policy) => held.has(policy));
