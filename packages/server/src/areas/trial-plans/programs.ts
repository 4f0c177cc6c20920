import type { LocalText } from '@trellis/contract/languages';
import { feedbackFaultTexts } from '@trellis/contract/offline-plans/errors';
import type { ItemKind } from '@trellis/contract/offline-plans/rules';
import type { trialSessionCalls } from '@trellis/contract/trial-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { filled } from '../../platform/http/filled.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { grantedPrograms, type ItemRow, inLanguage, inLibraryOrder, itemsOf } from '../offline-plans/public.ts';
import { lockRunning } from './running-trial.ts';
import { findTrial } from './trial-store.ts';

type Calls = typeof trialSessionCalls;

interface ProgramRow {
  id: string;
  versionId: string;
  kind: ItemKind;
  code: string;
  title: LocalText;
  subTitle: LocalText;
  difficulty: number;
  minDifficulty: number;
  maxDifficulty: number;
  categories: { id: string; name: LocalText }[];
}

/** The exercises that a trial may have: what it has already stays one of them, also where it was withdrawn since. */
const programsOf = (sessionId: string) =>
  grantedPrograms(sql`known.id in (
    select had.program_id from app.session_items as item join catalog.program_versions as had on had.id = item.program_version_id
    where item.session_id = ${sessionId}
  )`);

const programsWhere = (sessionId: string, condition: RawBuilder<unknown>) => sql<ProgramRow>`
  select program.id, program.version_id as "versionId", program.kind, program.code, program.title, program.sub_title as "subTitle",
    program.difficulty, program.min_difficulty as "minDifficulty", program.max_difficulty as "maxDifficulty",
    array(
      select jsonb_build_object('id', category.id, 'name', category.name) from catalog.program_categories as link
      join catalog.categories as category on category.id = link.category_id
      where link.program_version_id = program.version_id order by category.sort_order
    ) as categories
  from ${programsOf(sessionId)} where ${condition}`;

/** The exercises that a trial may have, and which of them it has. */
export async function listPrograms(db: Db, caller: Member, input: InputOf<Calls['programs']>): Promise<OutputOf<Calls['programs']>> {
  const { sessionId } = await findTrial(db, input.trialPlanId);
  const condition = matching(caller, input);
  const counted = sql`from ${programsOf(sessionId)} where ${condition}`;
  const list = { rows: programsWhere(sessionId, condition), counted, order: inLibraryOrder };
  const [{ rows, totalCount }, chosen] = await Promise.all([findPage(db, list, input), itemsOf(db, sessionId)]);
  const { language } = caller;
  const items = rows.map(({ versionId: _version, kind: _kind, ...row }) => ({
    ...row,
    title: inLanguage(row.title, language),
    subTitle: inLanguage(row.subTitle, language),
    categories: row.categories.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    chosenDifficulty: chosen.find(({ programId }) => programId === row.id)?.difficulty ?? null,
  }));
  return { items, totalCount };
}

function matching({ language }: Member, { filter, difficulty, categoryId }: InputOf<Calls['programs']>): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (filter) {
    const pattern = containing(filter);
    conditions.push(
      sql`(coalesce(program.title ->> ${language}, program.title ->> 'en') ilike ${pattern} or program.code ilike ${pattern})`,
    );
  }
  if (difficulty !== undefined) conditions.push(sql`${difficulty} between program.min_difficulty and program.max_difficulty`);
  if (categoryId)
    conditions.push(
      sql`exists (select 1 from catalog.program_categories as link where link.program_version_id = program.version_id and link.category_id = ${categoryId})`,
    );
  return sql.join(conditions, sql` and `);
}

/** Chooses the exercises of a trial, in their order. What was answered stays as it was answered; the rest is as the list says. */
export async function choosePrograms(db: Db, caller: Member, input: InputOf<Calls['choosePrograms']>): Promise<void> {
  const { sessionId } = await lockRunning(db, input.trialPlanId);
  const wanted = input.programs;
  const known = await itemsOf(db, sessionId);
  const answered = known.filter(({ hasDone }) => hasDone !== null);
  if (answered.some((item) => !isKept(item, wanted))) refuse('RocketSystem:AlreadyAnswered');
  const fresh = wanted.filter(({ programId }) => !answered.some((item) => item.programId === programId));
  const programs = await choosable(db, caller, { sessionId, wanted, fresh });
  await dropUnanswered(db, sessionId);
  await placeAnswered(db, sessionId, answered, wanted);
  await sql`
    insert into app.session_items (tenant_id, session_id, position, kind, program_version_id, difficulty)
    select ${caller.tenantId}::uuid, ${sessionId}::uuid, item.position, item.kind, item.version, item.difficulty
    from unnest(
      ${programs.map(({ id }) => placeOf(id, wanted))}::int[], ${programs.map(({ kind }) => kind)}::text[],
      ${programs.map(({ versionId }) => versionId)}::uuid[], ${programs.map(({ id }) => wanted[placeOf(id, wanted) - 1]?.difficulty)}::smallint[]
    ) as item (position, kind, version, difficulty)`.execute(db);
}

type Wanted = InputOf<Calls['choosePrograms']>['programs'];

const placeOf = (programId: string, wanted: Wanted): number => wanted.findIndex((one) => one.programId === programId) + 1;

const isKept = (item: ItemRow, wanted: Wanted): boolean =>
  wanted.some(({ programId, difficulty }) => programId === item.programId && difficulty === item.difficulty);

interface Choice {
  sessionId: string;
  wanted: Wanted;
  fresh: Wanted;
}

/** What was chosen anew, checked: granted to the centre, each once, and trained at that difficulty. */
async function choosable(db: Db, caller: Member, { sessionId, wanted, fresh }: Choice): Promise<ProgramRow[]> {
  const ids = fresh.map(({ programId }) => programId);
  const programs = (await programsWhere(sessionId, sql`program.id = any (${ids}::uuid[])`).execute(db)).rows;
  if (new Set(wanted.map(({ programId }) => programId)).size < wanted.length) refuse('Trellis:InvalidInput', { members: ['programs'] });
  if (programs.length < fresh.length) refuse('Trellis:NotFound', { members: ['programs'] });
  const unfit = programs.filter(({ id, minDifficulty, maxDifficulty }) => {
    const difficulty = fresh.find(({ programId }) => programId === id)?.difficulty ?? 0;
    return difficulty < minDifficulty || difficulty > maxDifficulty;
  });
  if (unfit.length > 0) {
    const { language } = caller;
    refuse('Trellis:InvalidInput', {
      validationErrors: unfit.map(({ id, title }) => ({
        message: filled(feedbackFaultTexts.outOfRange[language], { field: inLanguage(title, language) }),
        members: [`programs[${placeOf(id, wanted) - 1}].difficulty`],
      })),
    });
  }
  return programs;
}

/** An exercise that was answered and taken back has an empty answer, which goes with it. */
async function dropUnanswered(db: Db, sessionId: string): Promise<void> {
  const unanswered = sql`select id from app.session_items where session_id = ${sessionId} and outcome is null`;
  await sql`delete from app.answers where session_id = ${sessionId} and item_id in (${unanswered})`.execute(db);
  await sql`delete from app.session_items where session_id = ${sessionId} and outcome is null`.execute(db);
}

async function placeAnswered(db: Db, sessionId: string, answered: readonly ItemRow[], wanted: Wanted): Promise<void> {
  const ids = answered.map(({ id }) => id);
  const places = answered.map(({ programId }) => placeOf(programId, wanted));
  await sql`
    update app.session_items as item set position = placed.position
    from unnest(${ids}::uuid[], ${places}::int[]) as placed (id, position)
    where item.session_id = ${sessionId} and item.id = placed.id and item.position <> placed.position`.execute(db);
}
