import type { suggestionCalls } from '@trellis/contract/suggestions/calls';
import { mayChange } from '@trellis/contract/suggestions/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockUnstale } from '../../platform/resources/unstale.ts';
import { suggestionOf } from './suggestion-store.ts';

type Calls = typeof suggestionCalls;

/** Writes a comment or an idea; nobody but the center and the platform reads an idea until it is accepted. */
export async function createSuggestion(db: Db, caller: Member, input: InputOf<Calls['create']>): Promise<OutputOf<Calls['create']>> {
  const { trainingProgramId: programId, content, type } = input;
  const program = await db.selectFrom('catalog.programs').select('id').where('id', '=', programId).executeTakeFirst();
  if (!program) refuse('Trellis:NotFound', { members: ['trainingProgramId'] });
  return db
    .insertInto('app.program_suggestions')
    .values({
      tenant_id: caller.tenantId,
      program_id: programId,
      type,
      content,
      creator_id: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Changes what the caller wrote, until somebody reviewed or answered it. */
export async function updateSuggestion(db: Db, caller: Member, input: InputOf<Calls['update']>): Promise<void> {
  const current = () => suggestionOf(db, caller, input.id);
  const { isOwn, review, reply } = await current();
  if (!isOwn) refuse('Trellis:NotFound', { members: ['id'] });
  if (!mayChange({ isOwn, review, reply })) refuse('RocketSystem:SuggestionReviewed');
  await lockUnstale(db, 'app.program_suggestions', input, current);
  await db.updateTable('app.program_suggestions').set({ content: input.content }).where('id', '=', input.id).execute();
}

/** A second like takes the first one back. */
export async function likeSuggestion(db: Db, caller: Member, { id }: InputOf<Calls['like']>): Promise<OutputOf<Calls['like']>> {
  await suggestionOf(db, caller, id);
  const { numDeletedRows } = await db
    .deleteFrom('app.suggestion_likes')
    .where('suggestion_id', '=', id)
    .where('person_id', '=', caller.personId)
    .executeTakeFirstOrThrow();
  const isLiked = numDeletedRows === 0n;
  if (isLiked)
    await db
      .insertInto('app.suggestion_likes')
      .values({ tenant_id: caller.tenantId, suggestion_id: id, person_id: caller.personId, created_at: caller.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { rows } = await sql<{ likes: number }>`select app.likes_of(${id}) as likes`.execute(db);
  return { isLiked, likes: rows[0]?.likes ?? 0 };
}
