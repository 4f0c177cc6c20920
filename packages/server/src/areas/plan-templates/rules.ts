import type { LocalText } from '@trellis/contract/languages';
import type { PlanRule } from '@trellis/contract/plan-templates/rule';
import type { offlineRuleCalls } from '@trellis/contract/plan-templates/rule-calls';
import type { offlinePlanTemplate } from '@trellis/contract/plan-templates/template';
import type { FieldsOf, ItemOf } from '@trellis/contract/resources/resource';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { categoriesOfLibrary } from './store.ts';

type Calls = typeof offlineRuleCalls;
type Plan = ItemOf<typeof offlinePlanTemplate>;
type Stamped = { id: string; concurrencyStamp: string };

/** The use cases of a kind of plans, as far as its rules need them. */
interface Plans {
  get: (db: Db, caller: Actor, input: { id: string }) => Promise<Plan>;
  update: (db: Db, caller: Actor, input: FieldsOf<typeof offlinePlanTemplate> & Stamped) => Promise<void>;
}

const fieldsOf = ({ code, names, descriptions, scale, musicCourseId, rules }: Plan) => ({
  code,
  names,
  descriptions,
  scale,
  musicCourseId,
  rules,
});
const placed = (plan: Plan) =>
  plan.rules.map((rule, place) => ({ ...rule, id: `${plan.id}:${place}`, planId: plan.id, concurrencyStamp: plan.concurrencyStamp }));

/** What people read of a plan, changed alone. */
export const describing =
  ({ get, update }: Plans) =>
  async (db: Db, caller: Actor, { descriptions, ...stamped }: Stamped & { descriptions: LocalText }): Promise<void> =>
    update(db, caller, { ...fieldsOf(await get(db, caller, stamped)), ...stamped, descriptions });

/** The rules of a plan one by one: each change is one of the whole, so that a stale editor is told, and what is out stays as it is. */
export function ruleCases(plans: Plans) {
  const change = async (db: Db, caller: Actor, stamped: Stamped, changed: (rules: PlanRule[]) => PlanRule[]): Promise<void> => {
    const plan = await plans.get(db, caller, stamped);
    // a stale editor is told so first: at the place that they mean another rule may stand by now
    const rules = plan.concurrencyStamp === stamped.concurrencyStamp ? changed(plan.rules) : plan.rules;
    await plans.update(db, caller, { ...fieldsOf(plan), ...stamped, rules });
  };
  const find = async (db: Db, caller: Actor, id: string) => {
    const [planId = ''] = id.split(':');
    const plan = await plans.get(db, caller, { id: planId });
    return placed(plan).find((rule) => rule.id === id) ?? refuse('Trellis:NotFound', { members: ['id'] });
  };
  const changeAt = async (
    db: Db,
    caller: Actor,
    { id, concurrencyStamp }: Stamped,
    changed: (rules: PlanRule[], place: number) => PlanRule[],
  ) => {
    const [planId = '', place] = id.split(':');
    await change(db, caller, { id: planId, concurrencyStamp }, (rules) =>
      rules[Number(place)] ? changed(rules, Number(place)) : refuse('Trellis:NotFound', { members: ['id'] }),
    );
  };
  return {
    describe: describing(plans),
    list: async (db: Db, caller: Actor, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> => {
      const { planId, skipCount, maxResultCount } = input;
      const all = placed(await plans.get(db, caller, { id: planId }));
      return { items: all.slice(skipCount, skipCount + maxResultCount), totalCount: all.length };
    },
    get: (db: Db, caller: Actor, { id }: InputOf<Calls['get']>): Promise<OutputOf<Calls['get']>> => find(db, caller, id),
    create: async (db: Db, caller: Actor, input: InputOf<Calls['create']>): Promise<OutputOf<Calls['create']>> => {
      const { planId: id, concurrencyStamp, ...rule } = input;
      const before = await plans.get(db, caller, { id });
      await change(db, caller, { id, concurrencyStamp }, (rules) => [...rules, rule]);
      return { id: `${id}:${before.rules.length}` };
    },
    update: async (db: Db, caller: Actor, { id, concurrencyStamp, ...rule }: InputOf<Calls['update']>): Promise<void> => {
      await changeAt(db, caller, { id, concurrencyStamp }, (rules, place) => rules.with(place, rule));
    },
    remove: async (db: Db, caller: Actor, { id, concurrencyStamp }: InputOf<Calls['remove']>): Promise<void> => {
      await changeAt(db, caller, { id, concurrencyStamp }, (rules, place) => rules.toSpliced(place, 1));
    },
    prepareForEdit: async (
      db: Db,
      caller: Actor,
      { id }: InputOf<Calls['prepareForEdit']>,
    ): Promise<OutputOf<Calls['prepareForEdit']>> => ({
      item: id === null ? null : await find(db, caller, id),
      categories: await categoriesOfLibrary(db, caller.language),
    }),
    set: (db: Db, caller: Actor, { rules, ...stamped }: InputOf<Calls['set']>): Promise<void> => change(db, caller, stamped, () => rules),
  };
}
