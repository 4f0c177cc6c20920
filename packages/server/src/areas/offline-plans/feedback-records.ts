import type { GuardianRole } from '@trellis/contract/guardians/rules';
import type { LocalText } from '@trellis/contract/languages';
import type { FeedbackRecord, feedbackRecordCalls } from '@trellis/contract/offline-plans/record-calls';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { countRows, inPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { roleIn } from '../guardians/public.ts';
import { loadForms } from './forms.ts';
import { findPlan } from './plan-store.ts';
import { inLanguage } from './text.ts';

type Call = typeof feedbackRecordCalls.list;
type Input = InputOf<Call>;

interface RecordRow {
  id: string;
  num: number;
  time: Date;
  author: string | null;
  role: GuardianRole | null;
  forms: { formId: string; formName: LocalText; categoryName: LocalText | null; feedbacks: FeedbackValue[] }[];
  total: number;
}

/** What was said about the sessions of a plan: by coaches a record a session, by guardians a record each. */
export async function listFeedbackRecords(db: Db, caller: Member, input: Input): Promise<OutputOf<Call>> {
  const plan = (await findPlan(db, input.userOfflinePlanId)) ?? refuse('Trellis:NotFound');
  const [rows, totalCount] = await Promise.all([recordsOf(db, plan.id, input), countRecords(db, plan.id, input.type)]);
  const formIds = rows.flatMap((row) => row.forms.map(({ formId }) => formId));
  const forms = await loadForms(db, formIds, caller.language);
  return { items: rows.map((row) => presentRecord(row, forms, caller)), totalCount };
}

const scopesOf = {
  trainer: ['overall', 'category', 'music', 'personal'],
  parent: ['parent'],
  app: ['overall', 'category', 'music', 'personal'],
} as const;
/** Of the app, what coaches said of sessions that were booked to be held there. */
const everyOne = sql`true`;
const heldBy = {
  trainer: everyOne,
  parent: everyOne,
  app: sql`exists (
    select 1 from app.occurrences o where o.tenant_id = s.tenant_id and o.session_id = s.id and o.platform = 'App' and o.state <> 'cancelled'
  )`,
} as const;
/** Of coaches every answer to a session belongs together, of guardians each stands alone. */
const recordKey = { trainer: sql`a.session_id`, parent: sql`a.id`, app: sql`a.session_id` } as const;

async function recordsOf(db: Db, planId: string, { type, ...page }: Input): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select ${recordKey[type]} as id, s.num, max(a.updated_at) as time, min(r.role) as role,
      string_agg(distinct coalesce(p.name, g.full_name), ', ') as author,
      jsonb_agg(
        jsonb_build_object(
          'formId', a.form_version_id, 'formName', f.name, 'categoryName', c.name,
          'feedbacks', coalesce(
            (
              select jsonb_agg(jsonb_build_object('programFeedbackPropertyId', v.property_id, 'value', v.value) order by pr.position)
              from app.answer_values v join catalog.properties pr on pr.id = v.property_id
              where v.tenant_id = a.tenant_id and v.answer_id = a.id
            ),
            '[]'
          )
        )
        order by array_position(array['overall', 'category', 'music', 'personal', 'parent'], a.scope), c.position
      ) as forms
    from app.sessions s
    join app.answers a on a.tenant_id = s.tenant_id and a.session_id = s.id and a.scope = any (${scopesOf[type]}::text[])
    join catalog.form_versions fv on fv.id = a.form_version_id
    join catalog.forms f on f.id = fv.form_id
    left join catalog.categories c on c.id = a.category_id
    left join identity.known_persons p on p.id = a.person_id
    left join app.guardians g on g.tenant_id = a.tenant_id and g.id = a.guardian_id
    left join app.subject_guardians r on r.tenant_id = a.tenant_id and r.guardian_id = a.guardian_id and r.subject_id = a.subject_id
    where s.plan_id = ${planId} and ${heldBy[type]}
    group by ${recordKey[type]}, s.num
    ${inPage(sql`s.num desc, time desc, id`, page)}`.execute(db);
  return rows;
}

const countRecords = (db: Db, planId: string, type: Input['type']): Promise<number> =>
  countRows(
    db,
    sql`from (
      select distinct ${recordKey[type]}
      from app.sessions s join app.answers a on a.tenant_id = s.tenant_id and a.session_id = s.id and a.scope = any (${scopesOf[type]}::text[])
      where s.plan_id = ${planId} and ${heldBy[type]}
    ) as record`,
  );

function presentRecord(row: RecordRow, forms: Map<string, FeedbackProperty[]>, { language }: Member): FeedbackRecord {
  return {
    id: row.id,
    num: row.num,
    time: row.time.toISOString(),
    author: row.author,
    relation: roleIn(row.role, language),
    forms: row.forms.map(({ formId, formName, categoryName, feedbacks }) => ({
      title: inLanguage(categoryName ?? formName, language),
      feedbackProperties: forms.get(formId) ?? [],
      feedbacks,
    })),
  };
}
