import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { singleConversationID } from '@trellis/contract/chat/rules';
import { configureSignatures, signWords } from '@trellis/server/areas/files/signatures';
import { newSecret } from '@trellis/server/platform/auth/secrets';
import { withClient } from '@trellis/server/platform/db/with-client';
import { databaseOf } from './journey.ts';

const areas = resolve(import.meta.dirname, '../../packages/web/src/areas');

/** Every page that a link or a code opens to people without an account, as the areas of the app declare them. */
export function phonePaths(): string[] {
  const files = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const declared = files.map((file) => readFileSync(join(areas, file), 'utf8'));
  return declared.flatMap((pages) => [...pages.matchAll(/path: '(\/m\/[^']+)'/g)].map(([, path = '']) => path)).toSorted();
}

type Row = Record<string, unknown>;

type Links = Record<string, string>;
const linksOf = new Map<string, Promise<Links>>();

/** How each of these pages is opened in a demonstration: what it is to show is made where nobody made it there. */
export function phoneLinksOf(folder: string): Promise<Links> {
  const links = linksOf.get(folder) ?? makeLinks(folder);
  linksOf.set(folder, links);
  return links;
}

function makeLinks(folder: string): Promise<Links> {
  return withClient(databaseOf(folder), async (owner) => {
    /** The one value of the first row. */
    const one = async (text: string, ...values: unknown[]): Promise<string> => {
      const { rows } = await owner.query<string[]>({ text, values, rowMode: 'array' });
      return rows[0]?.[0] ?? raise(`The demonstration has nothing of this: ${text}`);
    };
    const make = (table: string, row: Row, answer = 'id') => {
      const places = Object.keys(row).map((_, at) => `$${at + 1}`);
      return one(
        `insert into app.${table} (${Object.keys(row).join()}) values (${places.join()}) returning ${answer}`,
        ...Object.values(row),
      );
    };
    const tenant = await one(`select id from identity.tenants where name like 'Riverside%'`);
    const maya = await one(`select id from identity.persons where email = 'admin@demo.trellis.example'`);
    const lin = await one(
      `select m.id from identity.memberships m join identity.persons p on p.id = m.person_id where p.email = 'coach@demo.trellis.example'`,
    );
    const childOf = (assessment: string) => one('select subject_id from app.user_assessments where id = $1', assessment);
    const guardianOf = (child: string) => one('select guardian_id from app.subject_guardians where subject_id = $1', child);
    const emma = await one(`select id from app.subjects where tenant_id = $1 and last_name = 'Johnson'`, tenant);
    const sarah = await guardianOf(emma);
    const ofEmma = { tenant_id: tenant, subject_id: emma };
    const link = async (purpose: string, target: string | null = null, child = emma) => {
      const { secret, hash } = newSecret();
      const about = { tenant_id: tenant, subject_id: child, guardian_id: await guardianOf(child), target_id: target };
      await make('guest_links', { ...about, token_hash: hash, purpose, expires_at: tomorrow(), created_by: maya });
      return `/m/${purpose}#${secret}`;
    };

    const waiting = await one(`select id from app.user_assessments where tenant_id = $1 and status = 'None'`, tenant);
    const reported = await one(
      `update app.user_assessments set has_get_report = true where tenant_id = $1 and status = 'ReportedReady' returning id`,
      tenant,
    );
    const plan = await one(`select plan_id from app.plan_members where tenant_id = $1 and subject_id = $2`, tenant, emma);
    const contract = await one(`select id from app.user_contracts where tenant_id = $1 and subject_id = $2`, tenant, emma);
    const terms = await one('select id from catalog.contract_terms limit 1');
    const signing = { ...ofEmma, contract_id: contract, guardian_id: sarah, terms_id: terms, created_by: maya };
    const form = `from catalog.questionnaire_versions v join catalog.questionnaires q on q.id = v.questionnaire_id where q.code = 'parental-interview'`;
    const asked = {
      questionnaire_id: await one(`select q.id ${form}`),
      version_id: await one(`select v.id ${form}`),
      purpose: 'parentalInterview',
    };
    const test = await one(`select id from app.test_requests where tenant_id = $1 and status = 'Finished'`, tenant);
    const ofTest = { request_id: test, subject_id: await one('select subject_id from app.test_requests where id = $1', test) };
    const sent = {
      model: 'parent',
      language: 'en',
      recipient: 'family@example.com',
      content: { title: 'Emma 2026' },
      sent_by: maya,
      sent_at: new Date(),
    };
    const learnt = await one('select id from app.trainer_training_modules where tenant_id = $1', tenant);
    const holder = await one('select person_id from app.trainer_training_modules where id = $1', learnt);
    const medal = await one('select id from catalog.qualification_medals limit 1');
    const talk = singleConversationID(lin, sarah);
    await owner.query(
      `with talk as (insert into chat.conversations (id, type, tenant_id, last_seq, last_at) values ($1, 1, $2, 2, now()) returning id),
         members as (
           insert into chat.members (conversation_id, member_id, subject_id)
           select id, member, child from talk, (values ($3::uuid, null::uuid), ($4, $5)) as two (member, child)
         )
       insert into chat.messages (conversation_id, seq, sender_id, sender_name, client_id, content_type, content, body)
       select id, seq, sender, name, gen_random_uuid(), 101, json_build_object('content', said)::text, said
       from talk, (values (1, $3::uuid, 'Lin Wei', 'Emma was brave today.'), (2, $4, 'Sarah', 'She slept well after it.')) as told (seq, sender, name, said)`,
      [talk, tenant, lin, sarah, emma],
    );
    const certificate = {
      trainer_module_id: learnt,
      person_id: holder,
      supervisor_id: maya,
      medal_id: medal,
      style: 'classic',
      name: 'Tom Becker',
    };
    const inForce = { number: 'CL202601BASE1001', start_date: '2026-01-01', end_date: '2099-12-31' };
    const centre = await one('select qr_token from identity.tenants where id = $1', tenant);
    const module = await one('select qr_token from catalog.training_modules limit 1');

    return {
      '/m/applyTraining': `/m/applyTraining#${centre}`,
      '/m/assessment': await link('assessment', waiting, await childOf(waiting)),
      '/m/centre': `/m/centre#${centre}`,
      '/m/certificate': `/m/certificate#${await make('certificates', { tenant_id: tenant, ...certificate, ...inForce }, 'public_code')}`,
      '/m/chat': await link('chat', lin),
      '/m/contract': await link('contract', await make('contract_signings', signing)),
      '/m/feedback': await link('feedback', plan),
      '/m/grant': await link('grant'),
      '/m/guardian': await link('guardian'),
      '/m/pay': `/m/pay#${await one(`update app.trainer_orders set status = 'NotPay', paid_at = null returning code`)}`,
      '/m/questionnaire': await link('questionnaire', await make('questionnaire_answers', { ...ofEmma, ...asked })),
      '/m/report': await link('report', reported, await childOf(reported)),
      '/m/rocketReport': signedReport(folder, reported, tenant),
      '/m/trainingModule': `/m/trainingModule#${module}.${centre}`,
      '/m/vratReport': await link('vratReport', await make('sent_reports', { tenant_id: tenant, ...ofTest, ...sent }), ofTest.subject_id),
      '/m/wellbeing': await link('wellbeing'),
    };
  });
}

const tomorrow = () => new Date(Date.now() + 86_400_000);

/** The address of a report in a window of its own, as the product signs it. */
function signedReport(folder: string, to: string, t: string): string {
  configureSignatures(readFileSync(join(folder, 'application-secret'), 'utf8').trim());
  const ts = Math.floor(tomorrow().getTime() / 1000);
  const h = signWords(`report of assessment ${to} at ${t}`, ts);
  return `/m/rocketReport?${new URLSearchParams({ to, t, h, ts: String(ts) })}`;
}

function raise(what: string): never {
  throw new Error(what);
}
