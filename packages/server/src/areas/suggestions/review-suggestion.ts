import type { Language } from '@trellis/contract/languages';
import type { suggestionReviewCalls } from '@trellis/contract/suggestions/calls';
import type { Suggestion } from '@trellis/contract/suggestions/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { lockUnstale } from '../../platform/resources/unstale.ts';
import { suggestionOf } from './suggestion-store.ts';

type Calls = typeof suggestionReviewCalls;

/** Takes one to write to it; of two reviewers the second is told what the first one did. */
async function take(db: Db, caller: Actor, input: { id: string; concurrencyStamp: string }): Promise<Suggestion> {
  await lockUnstale(db, 'app.program_suggestions', input, () => suggestionOf(db, caller, input.id));
  return suggestionOf(db, caller, input.id);
}

export async function reviewSuggestion(db: Db, caller: Actor, input: InputOf<Calls['review']>): Promise<void> {
  await take(db, caller, input);
  await db.updateTable('app.program_suggestions').set({ review: input.review }).where('id', '=', input.id).execute();
}

export async function showSuggestion(db: Db, caller: Actor, input: InputOf<Calls['gamificationStatus']>): Promise<void> {
  const { type, review } = await take(db, caller, input);
  if (type !== 'Gamification' || review !== 'Accepted') refuse('RocketSystem:SuggestionNotAccepted');
  await db.updateTable('app.program_suggestions').set({ status: input.status }).where('id', '=', input.id).execute();
}

/** Answers, or corrects the answer; the author reads it with the program and in a letter. */
export async function replyToSuggestion(db: Db, caller: Actor, input: InputOf<Calls['reply']>): Promise<void> {
  await take(db, caller, input);
  await db.updateTable('app.program_suggestions').set({ reply: input.reply, replied_at: caller.now }).where('id', '=', input.id).execute();
  await notifyAuthor(db, input);
}

interface Author {
  personId: string;
  name: string;
  email: string | null;
  language: Language;
  tenantId: string;
  zone: string;
  tenantName: string;
  content: string;
  program: string;
}

/** Whoever left the center since is not written to. */
async function notifyAuthor(db: Db, { id, reply }: { id: string; reply: string }): Promise<void> {
  const { rows } = await sql<Author>`
    select person.id as "personId", coalesce(member.name, person.name) as name, person.email, person.language, tenant.id as "tenantId", tenant.zone, tenant.name as "tenantName",
      suggestion.content, version.title ->> person.language as program
    from app.program_suggestions as suggestion
    join identity.memberships as member on member.tenant_id = suggestion.tenant_id and member.person_id = suggestion.creator_id and member.state = 'Effective'
    join identity.persons as person on person.id = member.person_id
    join identity.tenants as tenant on tenant.id = suggestion.tenant_id
    join catalog.program_versions as version on version.program_id = suggestion.program_id and version.published_at is not null
    where suggestion.id = ${id} order by version.version desc limit 1`.execute(db);
  const [author] = rows;
  if (!author?.email) return;
  const { personId, name, email, language, tenantId, zone, tenantName, content, program } = author;
  await writeLetter(db, {
    template: 'suggestionAnswered',
    recipient: email,
    recipientName: name,
    personId,
    language,
    zone,
    tenantId,
    data: { tenantName, program, content, reply },
  });
}
