import { appPlanTemplate, classPlanTemplate, offlinePlanTemplate } from '@trellis/contract/plan-templates/template';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { publishSessions } from './publish-sessions.ts';

/** The rules that every kind has; the kinds stand in one table. */
const rulesOf = (kind: string) => ({
  only: { kind },
  more: () => sql`v.total_num as "totalNum"`,
  usedBy: [{ table: 'catalog.centers_of_plan_templates', name: 'name', by: 'plan_template_id' }],
  check: (db: Db, { rules }: { rules: { shares: { categoryId: string }[] }[] }) => requireCategories(db, rules),
  onPublish: publishSessions,
});

async function requireCategories(db: Db, rules: { shares: { categoryId: string }[] }[]): Promise<undefined> {
  const ids = [...new Set(rules.flatMap(({ shares }) => shares.map(({ categoryId }) => categoryId)))];
  const { rows } = await sql`select id from catalog.categories where id = any (${ids}::uuid[]) for key share`.execute(db);
  if (rows.length < ids.length) refuse('Trellis:NotFound', { members: ['rules'] });
}

export const offlinePlanTemplates = resourceCases(offlinePlanTemplate, rulesOf('OfflineTrainingPlan'));
export const appPlanTemplates = resourceCases(appPlanTemplate, rulesOf('trainingPlanTemplate'));
export const classPlanTemplates = resourceCases(classPlanTemplate, rulesOf('trainingPlanV2'));
