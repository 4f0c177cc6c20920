import type { adminCalls } from '@trellis/contract/admins/calls';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { invitationDays, resendAfter } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import { newSecret } from '../../../platform/auth/secrets.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import { findTrainer, refuseSupervisor } from './trainer-store.ts';

type Call = typeof adminCalls.inviteSupervisor;

/** Asks a trainer by letter whether they want to supervise, at most once a minute; an earlier link stops working. */
export async function inviteSupervisor(db: Db, caller: Actor, { userId }: InputOf<Call>): Promise<OutputOf<Call>> {
  // two who invite the same person at once: the second waits, and is then told that it was a moment ago
  await sql`select pg_advisory_xact_lock(hashtextextended('invitation to supervise ' || ${userId}::text, 0))`.execute(db);
  const trainer = await findTrainer(db, userId);
  await refuseSupervisor(db, userId);
  await refuseHaste(db, userId);
  await sql`delete from identity.invitations where person_id = ${userId} and purpose = 'supervisor' and used_at is null`.execute(db);
  const { secret, hash } = newSecret();
  await sql`
    insert into identity.invitations (token_hash, purpose, person_id, email, invited_by, created_at, expires_at)
    values (${hash}, 'supervisor', ${userId}, ${trainer.email}, ${caller.personId},
      clock_timestamp(), clock_timestamp() + make_interval(days => ${invitationDays}))`.execute(db);
  await writeLetter(db, {
    template: 'supervisorInvitation',
    recipient: trainer.email,
    recipientName: trainer.name,
    language: trainer.language as Language,
    data: {
      personName: trainer.name,
      tenantName: trainer.tenantNames.join(', '),
      inviterName: caller.name,
      link: `${publicOrigin()}/acceptSupervision?token=${secret}`,
      minutes: invitationDays * 24 * 60,
    },
  });
  return { resendAfter };
}

async function refuseHaste(db: Db, personId: string): Promise<void> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(${resendAfter} - extract(epoch from clock_timestamp() - max(created_at)))::int as seconds
    from identity.invitations where person_id = ${personId} and purpose = 'supervisor'`.execute(db);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds > 0) refuse('Trellis:LetterTooSoon', { data: { seconds } });
}
