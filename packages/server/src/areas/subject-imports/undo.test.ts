import type { SubjectImport } from '@trellis/contract/subject-imports/schemas';
import type { FinishedImport, UndoPreview } from '@trellis/contract/subject-imports/undo-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { issueToken, type TestProduct } from '../../testing/http.ts';
import { openOneCentre } from '../../testing/one-centre.ts';
import { sendFile } from '../../testing/uploads.ts';

const base = '/api/business/subjectImport';
let product: TestProduct;
let centre: CentreBuilt;
let token: string;
beforeAll(async () => {
  ({ product, centre, token } = await openOneCentre());
});
afterAll(() => product.close());

const header = 'First name,Last name,Birthday,Gender,Grade,Coaches,Guardian,Relation,Guardian phone';

/** Imports these rows; answers the id of the list and of the children, by name. */
async function imported(rows: string[]) {
  const content = [header, ...rows].join('\n');
  const { body } = await sendFile<SubjectImport>(product, `${base}/file`, { content, name: 'children.csv', token });
  const { id } = body;
  expect((await product.call(token, 'POST', `${base}/${id}/run`, { rows: rows.length })).status).toBe(200);
  const children = await product.owner.selectFrom('app.subjects').select('id').where('import_id', '=', id).orderBy('name').execute();
  return { id, children: children.map((child) => child.id) };
}
const finished = async () => (await product.call<{ items: FinishedImport[] }>(token, 'GET', `${base}/finished`)).body.items;
const preview = async (id: string) => (await product.call<UndoPreview>(token, 'GET', `${base}/finished/${id}`)).body;
const undo = (id: string, by = token) => product.call<{ children: number }>(by, 'POST', `${base}/finished/${id}/undo`);
const guardiansNamed = async (name: string) =>
  (await product.owner.selectFrom('app.guardians').select('id').where('full_name', '=', name).execute()).length;

it('takes back children on whom nothing was built, and leaves nothing of them behind', async () => {
  const { id, children } = await imported([
    `Ada,Undone,2018-05-06,female,3,${centre.coach.name},Gil Undone,father,+1 212 555 0101`,
    'Bo,Undone,2019-05-06,male,2,,Gil Undone,father,+1 212 555 0101',
  ]);
  await product.call(token, 'POST', '/api/business/subject/getSubjectInfo', { subjectId: children[0] });
  await product.call(token, 'PUT', '/api/business/subject/subjectTag', { id: children[0], tag: 'Active' });
  expect((await finished())[0]).toMatchObject({ id, fileName: 'children.csv', imported: 2, guardians: 1, undone: null });
  expect(await preview(id)).toEqual({ children: 2, changed: 1, obstacles: [] });

  expect((await undo(id)).body).toEqual({ children: 2 });
  expect((await undo(id)).body).toEqual({ children: 0 });
  expect((await finished())[0]?.undone).toMatchObject({ personName: centre.admin.name });
  expect(await guardiansNamed('Gil Undone')).toBe(0);
  const traces = await sql<{ table: string }>`
    select table_name as "table" from audit.changes where coalesce(before::text, '') || coalesce(after::text, '') ilike '%undone%'`.execute(
    product.owner,
  );
  expect(traces.rows).toEqual([]);
  const left = await sql<{ rows: number }>`
    select (select count(*) from app.subject_coaches where subject_id = any (${children}::uuid[]))
      + (select count(*) from app.subject_visits where subject_id = any (${children}::uuid[]))
      + (select count(*) from app.subject_imports where id = ${id}) as rows`.execute(product.owner);
  expect(Number(left.rows[0]?.rows)).toBe(0);
  // whoever was taken back can come again
  expect((await imported(['Ada,Undone,2018-05-06,female,3,,,,'])).children).toHaveLength(1);
});

it('keeps a guardian whom another child has too', async () => {
  const first = await imported(['Cleo,Shared,2018-05-06,female,3,,Hanna Shared,mother,+1 212 555 0102']);
  const second = await imported(['Dora,Shared,2019-05-06,female,2,,Hanna Shared,mother,+1 212 555 0102']);
  expect((await undo(first.id)).body).toEqual({ children: 1 });
  expect(await guardiansNamed('Hanna Shared')).toBe(1);
  expect((await undo(second.id)).body).toEqual({ children: 1 });
});

it('takes letters about its children with it, and leaves those to somebody else of the same address', async () => {
  const address = '+1 212 555 0109';
  const { id, children } = await imported([`Iris,Letter,2018-05-06,female,3,,Ines Letter,mother,${address}`]);
  const other = await aSubject(product.owner, { tenant: centre });
  await aGuardian(product.owner, { subject: other, phone: address });
  const letter = (recipient: string, about?: string) =>
    product.owner
      .insertInto('jobs.letters')
      .values({
        tenant_id: centre.tenantId,
        channel: 'sms',
        recipient,
        language: 'en',
        template: 'contractToSign',
        data: JSON.stringify({ subjectId: about }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const gone = await letter('elsewhere', children[0]);
  const kept = await letter(address, other.subjectId);
  expect((await undo(id)).body).toEqual({ children: 1 });
  const left = await product.owner.selectFrom('jobs.letters').select('id').where('id', 'in', [gone.id, kept.id]).execute();
  expect(left.map((one) => one.id)).toEqual([kept.id]);
});

it('says what was built since, and takes nobody back', async () => {
  const { id, children } = await imported(['Eli,Built,2018-05-06,male,3,,,,', 'Fay,Built,2019-05-06,female,2,,,,']);
  const held = { subjectId: children[0], reason: 'A court asked' };
  expect((await product.call(token, 'POST', '/api/business/retention/hold', held)).status).toBe(200);
  await product.call(token, 'POST', '/api/business/checkIn/in', { subjectId: children[0] });
  const bound = { subjectId: children[1], fullName: 'Later Guardian', phone: '+1 212 555 0103', role: 'Mother' };
  expect((await product.call(token, 'POST', '/api/business/subject/guardianAndSubject', bound)).status).toBe(200);
  const night = { day: '2026-11-01', bedTime: '20:30', asleepTime: '21:00', wokeTime: '06:30', wakings: 0, quality: 4 };
  expect((await product.call(token, 'POST', '/api/pdt/sleep', { ...night, subjectId: children[0] })).status).toBe(200);
  const obstacles = [
    { kind: 'visits', children: 1 },
    { kind: 'wellbeing', children: 1 },
    { kind: 'legalHolds', children: 1 },
    { kind: 'guardians', children: 1 },
  ];
  expect((await preview(id)).obstacles).toEqual(obstacles);
  const refused = await undo(id);
  expect([refused.error.code, refused.error.data]).toEqual(['Trellis:ImportBuiltOn', { obstacles }]);
  expect(await product.owner.selectFrom('app.subjects').select('id').where('import_id', '=', id).execute()).toHaveLength(2);
});

it('is nothing to another center', async () => {
  const { id } = await imported(['Gus,Own,2018-05-06,male,3,,,,']);
  const other = await aCentre(product.owner);
  const stranger = await issueToken(product.owner, other.admin.personId, other.admin.membershipId);
  expect((await undo(id, stranger)).status).toBe(404);
  expect((await product.call(stranger, 'GET', `${base}/finished/${id}`)).status).toBe(404);
});

it('knows every table that speaks of a child', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct referring.relname as name from pg_constraint as rule join pg_class as referring on referring.oid = rule.conrelid
    where rule.confrelid = 'app.subjects'::regclass and rule.contype = 'f' order by name`.execute(product.owner);
  const stopping = ['user_contracts', 'postings', 'plan_members', 'check_ins', 'class_group_members', 'questionnaire_answers'];
  const alsoStopping = ['user_assessments', 'test_requests', 'guest_links', 'subject_grants', 'subject_moves'];
  const stoppingToo = ['music_generations', 'wellbeing_entries', 'wellbeing_goals', 'subject_templates', 'topic_marks', 'legal_holds'];
  // what comes with a child, goes with it
  const carried = [
    'subject_coaches',
    'subject_guardians',
    'subject_visits',
    'credit_accounts',
    'enrolments',
    'need_marks',
    'retention_notices',
  ];
  // there is none without a plan or an assessment
  const further = ['track_progress', 'answers', 'report_runs', 'session_subjects', 'trials'];
  // there is none without a posting
  const ofCredits = ['brought_credits'];
  // there is none without a program or a thought
  const ofFocus = ['focus_programs', 'focus_thoughts', 'focus_starts', 'focus_cancellations'];
  // there is none without a test
  const ofTests = ['score_runs', 'sent_reports'];
  const known = [...ofTests, ...stopping, ...alsoStopping, ...stoppingToo, ...carried, ...further, ...ofCredits, ...ofFocus];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
