import type { certificationCalls } from '@trellis/contract/certification/calls';
import { commentQuestion, gradeOf } from '@trellis/contract/certification/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findTrainerModule } from '../trainers/trainer-module-store.ts';
import { findTrainer } from '../trainers/trainer-store.ts';
import { presentSession, sessionRows } from './session-store.ts';

type Calls = typeof certificationCalls;

/** The supervision sessions of a module in their order, or all that the caller supervises, the latest first. */
export async function listSessions(db: Db, caller: Actor, input: InputOf<Calls['sessionList']>): Promise<OutputOf<Calls['sessionList']>> {
  const { trainerTrainingModuleId: moduleId } = input;
  if (moduleId) await findTrainerModule(db, caller, moduleId, 'trainerTrainingModuleId');
  const matching = moduleId ? sql`s.trainer_module_id = ${moduleId}` : sql`s.supervisor_id = ${caller.personId}`;
  const order = moduleId ? sql`s.session_order` : sql`s.created_at desc, s.session_order desc, s.id`;
  const list = {
    rows: sessionRows(caller, matching),
    counted: sql`from app.supervise_sessions s where ${matching}`,
    order,
  };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map(presentSession), totalCount };
}

interface ScoreRow {
  id: string;
  createdAt: Date;
  order: number;
  trainingModule: string;
  scoring: number;
  comment: string | null;
}

/** The scores that a trainer was given in supervision, the latest first. */
export async function listScores(
  db: Db,
  caller: Actor,
  { trainerId = caller.personId }: InputOf<Calls['scoreList']>,
): Promise<OutputOf<Calls['scoreList']>> {
  if (trainerId !== caller.personId) await findTrainer(db, caller, trainerId, 'trainerId');
  const { rows } = await sql<ScoreRow>`
    select s.id, s.created_at as "createdAt", s.session_order as order, module.display_name ->> ${caller.language} as "trainingModule",
      s.supervisor_scoring as scoring, nullif(answer.data ->> ${commentQuestion}, '') as comment
    from app.supervise_sessions s
    join app.trainer_training_modules m on m.tenant_id = s.tenant_id and m.id = s.trainer_module_id
    join catalog.training_modules module on module.id = m.training_module_id
    left join app.certification_answers answer on answer.tenant_id = s.tenant_id and answer.supervise_session_id = s.id
      and answer.kind = 'supervisorSummary'
    where m.person_id = ${trainerId} and s.ss_finish_time is not null
    order by s.created_at desc, s.session_order desc, s.id limit 500`.execute(db);
  const items = rows.map(({ createdAt, ...row }) => ({
    ...row,
    creationTime: createdAt.toISOString(),
    type: 'Supervision' as const,
    grade: gradeOf(row.scoring),
  }));
  return { items };
}
