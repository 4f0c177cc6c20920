import type { LocalText } from '@trellis/contract/languages';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

type Extras = FeedbackProperty['extraProperties'];

export interface PropertyRow {
  id: string;
  formId: string;
  type: FeedbackProperty['type'];
  isRequired: boolean;
  displayName: LocalText;
  description: LocalText | null;
  /** By the form editor's names of the languages. */
  extraProperties: { en?: Extras; zh?: Extras; es?: Extras };
}

export const propertyColumns = sql`
  select id, form_version_id as "formId", type, is_required as "isRequired", display_name as "displayName", description,
    extra_properties as "extraProperties"
  from catalog.properties`;

/** The fields of forms, in their order. */
export async function propertiesOf(db: Db, formIds: readonly string[]): Promise<PropertyRow[]> {
  const { rows } = await sql<PropertyRow>`
    ${propertyColumns} where form_version_id = any(${[...formIds]}::uuid[])
    order by form_version_id, position`.execute(db);
  return rows;
}

export type AnswerScope = 'item' | 'static' | 'overall' | 'category' | 'music' | 'personal';

export interface AnswerRow {
  scope: AnswerScope;
  itemId: string | null;
  categoryId: string | null;
  isEdited: boolean;
  /** Of whom it speaks, where it speaks of one child. */
  subjectId: string | null;
  formId: string;
  feedbacks: FeedbackValue[];
}

/** Every answer given in a session, with its values. */
export async function answersOf(db: Db, sessionId: string): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select a.scope, a.item_id as "itemId", a.category_id as "categoryId", a.subject_id as "subjectId", a.form_version_id as "formId",
      a.updated_at > a.created_at as "isEdited",
      coalesce(
        jsonb_agg(jsonb_build_object('programFeedbackPropertyId', v.property_id, 'value', v.value) order by pr.position) filter (where v.id is not null),
        '[]'
      ) as feedbacks
    from app.answers a
    left join app.answer_values v on v.tenant_id = a.tenant_id and v.answer_id = a.id
    left join catalog.properties pr on pr.id = v.property_id
    where a.session_id = ${sessionId} and a.scope in ('item', 'static', 'overall', 'category', 'music', 'personal')
    group by a.tenant_id, a.id`.execute(db);
  return rows;
}

export interface NewAnswer {
  sessionId: string;
  scope: AnswerScope;
  itemId?: string;
  categoryId?: string;
  subjectId?: string;
  formId: string;
  values: readonly FeedbackValue[];
}

/** Saves the answer to a form; an earlier one of the same place is replaced, field by field. */
export async function saveAnswer(db: Db, caller: Member, answer: NewAnswer): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into app.answers (tenant_id, session_id, scope, item_id, category_id, subject_id, form_version_id, person_id, created_at, updated_at)
    values (
      ${caller.tenantId}, ${answer.sessionId}, ${answer.scope}, ${answer.itemId ?? null}, ${answer.categoryId ?? null},
      ${answer.subjectId ?? null}, ${answer.formId}, ${caller.personId}, ${caller.now}, ${caller.now}
    )
    on conflict on constraint answers_one_each do update
      set form_version_id = excluded.form_version_id, person_id = excluded.person_id, updated_at = excluded.updated_at
    returning id`.execute(db);
  await keepValues(db, caller.tenantId, rows[0]?.id ?? null, answer.values);
}

/** Replaces the values of an answer, field by field. */
export async function keepValues(db: Db, tenantId: string, answerId: string | null, values: readonly FeedbackValue[]): Promise<void> {
  const kept = values.map((value) => value.programFeedbackPropertyId);
  const others = sql`delete from app.answer_values where answer_id = ${answerId} and property_id <> all(${kept}::uuid[])`;
  const given = sql`
    insert into app.answer_values as known (tenant_id, answer_id, property_id, value)
    select ${tenantId}::uuid, ${answerId}::uuid, (given ->> 'programFeedbackPropertyId')::uuid, given -> 'value'
    from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as given
    on conflict (tenant_id, answer_id, property_id) do update set value = excluded.value where known.value <> excluded.value`;
  await Promise.all([others.execute(db), given.execute(db)]);
}

/** Empties the answer to an item that was taken back; the audit trail keeps what it said. */
export async function clearItemAnswer(db: Db, itemId: string): Promise<void> {
  await sql`delete from app.answer_values where answer_id in (select id from app.answers where item_id = ${itemId})`.execute(db);
}

/** Takes back what was said of one child; the audit trail keeps it. */
export async function clearPersonalAnswer(db: Db, sessionId: string, subjectId: string): Promise<void> {
  await db
    .deleteFrom('app.answers')
    .where('session_id', '=', sessionId)
    .where('scope', '=', 'personal')
    .where('subject_id', '=', subjectId)
    .execute();
}
