import type { focusCalls } from '@trellis/contract/focus/calls';
import { focusGoals, modulesWith } from '@trellis/contract/focus/rules';
import type { FocusProgram } from '@trellis/contract/focus/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';
import { takeRunning } from './program-store.ts';

type Calls = typeof focusCalls;
type Aim = Pick<FocusProgram, 'pdtGoals' | 'pdtCustomGoal'>;

/** Each goal once and in its order, or one in the family's own words. */
function aimOf(member: string, { pdtGoals, pdtCustomGoal }: Aim) {
  if (pdtGoals.length === 0 && !pdtCustomGoal) refuse('RocketSystem:FocusWithoutGoal', { members: [member] });
  return { goals: focusGoals.filter((goal) => pdtGoals.includes(goal)), custom_goal: pdtCustomGoal || null };
}

/** Sets up the focus program of a child that has none; it is started later. */
export async function setUp(db: Db, caller: Member, { subjectId, modules, goals, pdtCustomGoal }: InputOf<Calls['create']>): Promise<void> {
  await subjectOf(db, subjectId);
  const aim = aimOf('goals', { pdtGoals: goals, pdtCustomGoal });
  await db
    .insertInto('app.focus_programs')
    .values({ ...aim, tenant_id: caller.tenantId, subject_id: subjectId, modules: modulesWith([], modules), created_at: caller.now })
    .execute();
}

export async function setModules(db: Db, _caller: Member, { subjectId, modules }: InputOf<Calls['setModules']>): Promise<void> {
  const { pdtModules } = await takeRunning(db, subjectId);
  await change(db, subjectId, { modules: modulesWith(pdtModules, modules) });
}

/** Changes what a program aims at, and adds the modules that are named: both or neither. */
export async function setGoals(
  db: Db,
  _caller: Member,
  { subjectId, concurrencyStamp, modules = [], ...aim }: InputOf<Calls['setGoals']>,
): Promise<void> {
  const current = await takeRunning(db, subjectId);
  if (concurrencyStamp && concurrencyStamp !== current.concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current } });
  await change(db, subjectId, { ...aimOf('pdtGoals', aim), modules: modulesWith(current.pdtModules, modules) });
}

const change = (db: Db, subjectId: string, columns: { modules?: string[]; goals?: string[]; custom_goal?: string | null }) =>
  db.updateTable('app.focus_programs').set(columns).where('subject_id', '=', subjectId).execute();
