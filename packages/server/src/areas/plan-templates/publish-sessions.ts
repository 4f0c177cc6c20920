import { sessionsOfRules } from '@trellis/contract/plan-templates/arrange';
import { planRules } from '@trellis/contract/plan-templates/rule';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { copyTemplateItems, insertTemplateItems, libraryExercises, rulesOfVersion } from './store.ts';

/** Makes the sessions of a version that is being published by its rules; a version without rules goes on with the sessions of the one before. */
export async function publishSessions(db: Db, { id, versionId }: { id: string; versionId: string }): Promise<void> {
  const rules = planRules.parse(await rulesOfVersion(db, versionId));
  if (rules.length === 0) {
    if ((await copyTemplateItems(db, id, versionId)) === 0) refuse('Trellis:RulesMissing');
    return;
  }
  const sessions = sessionsOfRules(rules, await libraryExercises(db, 'en'));
  const barren = sessions.find(({ items }) => items.length === 0);
  if (barren) refuse('Trellis:RuleTrainsNothing', { data: { rule: barren.rule + 1 } });
  const items = sessions.flatMap(({ num, offset, items: chosen }) =>
    chosen.map(({ exercise: { programVersionId } }, place) => ({ num, position: place + 1, programVersionId, offset })),
  );
  await insertTemplateItems(db, versionId, items);
}
