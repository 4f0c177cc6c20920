import type { Language } from '@trellis/contract/languages';
import type { GrantKind } from '@trellis/contract/tenancy/grants/calls';
import { type RawBuilder, sql } from 'kysely';

const plans: readonly GrantKind[] = ['OfflineTrainingPlan', 'trainingPlanTemplate', 'trainingPlanV2'];

/** What of a kind the shared library holds: id and name in a language. Kinds whose library does not exist yet hold nothing. */
export function libraryOf(kind: GrantKind, language: Language): RawBuilder<{ id: string; name: string }> {
  if (kind === 'assessment') {
    return sql<{
      id: string;
      name: string;
    }>`select id, title ->> ${language} as name from catalog.assessments where status not in ('Expire', 'Trash')`;
  }
  if (kind === 'course') {
    // what is hidden for a while keeps its grants
    return sql<{ id: string; name: string }>`select id, titles ->> ${language} as name from catalog.courses where status <> 'Trash'`;
  }
  if (!plans.includes(kind)) {
    return sql<{ id: string; name: string }>`select null::uuid as id, null::text as name where false`;
  }
  return sql<{ id: string; name: string }>`
    select distinct on (t.id) t.id, v.name ->> ${language} as name
    from catalog.plan_templates t join catalog.plan_template_versions v on v.plan_template_id = t.id
    where t.kind = ${kind} and t.status <> 'Trash' and v.published_at is not null
    order by t.id, v.version desc`;
}
