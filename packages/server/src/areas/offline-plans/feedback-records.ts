import type { GuardianRole } from '@trellis/contract/guardians/rules';
import type { LocalText } from '@trellis/contract/languages';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { FeedbackRecord, feedbackRecordCalls } from '@trellis/contract/offline-plans/record-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { countRows, inPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { roleIn } from '../guardians/public.ts';
import { loadForms } from './forms.ts';
import { findPlan } from './plan-store.ts';
import { inLanguage } from './text.ts';

type Call = typeof feedbackRecordCalls.list;
type Input = InputOf<Call>;

type RecordType = keyof typeof scopesOf;

interface Which {
  planId: string;
  type: RecordType;
  /** Of one child alone. */
  subjectId?: string | undefined;
}

interface RecordRow {
  id: string;
  num: number;
  creationTime: Date;
  time: Date;
  author: string | null;
  role: GuardianRole | null;
  subjectId: string | null;
  subjectName: string | null;
  forms: { formId: string; title: LocalText; feedbacks: FeedbackValue[] }[];
}

/** What was said about the sessions of a plan: by coaches a record a session, by guardians a record each. */
export async function listFeedbackRecords(db: Db, caller: Member, input: Input): Promise<OutputOf<Call>> {
  const plan = (await findPlan(db, input.userOfflinePlanId)) ?? refuse('Trellis:NotFound');
  return feedbackOfPlan(db, caller, { planId: plan.id, type: input.type }, input);
}

/** The same of a plan of any kind, by who said it or what of. */
export async function feedbackOfPlan(db: Db, caller: Member, which: Which, page: Page) {
  const [rows, totalCount] = await Promise.all([recordsOf(db, which, page), countRecords(db, which)]);
  const formIds = rows.flatMap((row) => row.forms.map(({ formId }) => formId));
  const forms = await loadForms(db, formIds, caller.language);
  return { items: rows.map((row) => presentRecord(row, forms, caller)), totalCount };
}

const scopesOf = {
  trainer: ['overall', 'category', 'music', 'personal'],
  parent: ['parent'],
  app: ['overall', 'category', 'music', 'personal'],
  overall: ['overall'],
  items: ['item', 'static'],
  whole: ['overall', 'category', 'music'],
  personal: ['personal'],
} as const;
/** Of the app, what coaches said of sessions that were booked to be held there. */
const everyOne = sql`true`;
const heldInApp = sql`exists (
  select 1 from app.occurrences o where o.tenant_id = s.tenant_id and o.session_id = s.id and o.platform = 'App' and o.state <> 'cancelled'
)`;
/** Of coaches every answer to a session belongs together, of guardians and of one child each stands alone. */
const recordKey = (type: RecordType) => (type === 'parent' || type === 'personal' ? sql`a.id` : sql`a.session_id`);

const answersOfPlan = ({ planId, type, subjectId }: Which) => sql`
  from app.sessions s
  join app.answers a on a.tenant_id = s.tenant_id and a.session_id = s.id and a.scope = any (${[...scopesOf[type]]}::text[])
  left join app.session_items item on item.tenant_id = a.tenant_id and item.id = a.item_id
  where s.plan_id = ${planId} and (item.id is null or item.outcome is not null)
    and ${type === 'app' ? heldInApp : everyOne} and ${subjectId ? sql`a.subject_id = ${subjectId}` : everyOne}`;

async function recordsOf(db: Db, which: Which, page: Page): Promise<RecordRow[]> {
  const key = recordKey(which.type);
  const { rows } = await sql<RecordRow>`
    select ${key} as id, said.num, min(a.created_at) as "creationTime", max(a.updated_at) as time, min(r.role) as role,
      case when count(distinct a.subject_id) = 1 then min(a.subject_id::text) end as "subjectId",
      case when count(distinct a.subject_id) = 1 then min(child.name) end as "subjectName",
      string_agg(distinct coalesce(p.name, g.full_name), ', ') as author,
      jsonb_agg(
        jsonb_build_object(
          'formId', a.form_version_id, 'title', coalesce(c.name, program.title, f.name),
          'feedbacks', coalesce(
            (
              select jsonb_agg(jsonb_build_object('programFeedbackPropertyId', v.property_id, 'value', v.value) order by pr.position)
              from app.answer_values v join catalog.properties pr on pr.id = v.property_id
              where v.tenant_id = a.tenant_id and v.answer_id = a.id
            ),
            '[]'
          )
        )
        order by array_position(array['overall', 'category', 'music', 'personal', 'parent'], a.scope), c.sort_order, said.position
      ) as forms
    from (select a.tenant_id, a.id, s.num, item.position, item.program_version_id ${answersOfPlan(which)}) said
    join app.answers a on a.tenant_id = said.tenant_id and a.id = said.id
    join catalog.form_versions fv on fv.id = a.form_version_id
    join catalog.forms f on f.id = fv.form_id
    left join catalog.program_versions program on program.id = said.program_version_id
    left join app.subjects child on child.tenant_id = a.tenant_id and child.id = a.subject_id
    left join catalog.categories c on c.id = a.category_id
    left join identity.known_persons p on p.id = a.person_id
    left join app.guardians g on g.tenant_id = a.tenant_id and g.id = a.guardian_id
    left join app.subject_guardians r on r.tenant_id = a.tenant_id and r.guardian_id = a.guardian_id and r.subject_id = a.subject_id
    group by ${key}, said.num
    ${inPage(sql`said.num desc, time desc, id`, page)}`.execute(db);
  return rows;
}

const countRecords = (db: Db, which: Which): Promise<number> =>
  countRows(db, sql`from (select distinct ${recordKey(which.type)} ${answersOfPlan(which)}) as record`);

function presentRecord(
  row: RecordRow,
  forms: Map<string, FeedbackProperty[]>,
  { language }: Member,
): FeedbackRecord & Pick<RecordRow, 'subjectId' | 'subjectName'> {
  return {
    id: row.id,
    num: row.num,
    creationTime: row.creationTime.toISOString(),
    time: row.time.toISOString(),
    author: row.author,
    relation: roleIn(row.role, language),
    subjectId: row.subjectId,
    subjectName: row.subjectName,
    forms: row.forms.map(({ formId, title, feedbacks }) => ({
      title: inLanguage(title, language),
      feedbackProperties: (forms.get(formId) ?? []).map((property) => ({
        ...property,
        programFeedbackPropertyId: property.id,
        value: feedbacks.find(({ programFeedbackPropertyId }) => programFeedbackPropertyId === property.id)?.value ?? null,
      })),
      feedbacks,
    })),
  };
}
