import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import type { Job } from './rounds.ts';

/** What nobody can use any more is removed: sign-ins and codes that ran out, remembered replies of yesterday, letters of last year. */
export function cleaningJobs(jobs: Kysely<Database>): Job[] {
  const removing = (name: string, statement: RawBuilder<unknown>): Job => ({
    name,
    run: async () => Number((await statement.execute(jobs)).numAffectedRows ?? 0),
  });
  return [
    removing('expired sign-ins', sql`delete from oidc.payloads where expires_at < now()`),
    removing('remembered replies of centers', sql`delete from app.idempotency_keys where created_at < now() - interval '1 day'`),
    removing('remembered replies of the platform', sql`delete from platform.idempotency_keys where created_at < now() - interval '1 day'`),
    removing('codes', sql`delete from identity.codes where expires_at < now() - interval '1 day'`),
    removing('step-ups', sql`delete from identity.step_ups where expires_at < now()`),
    removing(
      'sign-ins at organizations that were begun',
      sql`delete from identity.sign_in_trips where expires_at < now() - interval '1 hour'`,
    ),
    removing('counted tries', sql`delete from identity.tries where since < now() - interval '1 day'`),
    removing('marks of what waited', sql`select jobs.forget_need_marks(now() - interval '180 days')`),
    removing('lists that were uploaded', sql`select jobs.forget_subject_imports(now() - interval '1 day')`),
    removing(
      'letters of last year',
      sql`delete from jobs.letters where state in ('sent', 'failed', 'inApp') and created_at < now() - interval '1 year'`,
    ),
    removing('what webhooks were sent', sql`delete from jobs.webhook_deliveries where created_at < now() - interval '30 days'`),
    removing('messages of last year', sql`delete from identity.messages where created_at < now() - interval '1 year'`),
    {
      name: 'chat that centers keep no longer',
      run: async () => (await sql<{ count: number }>`select jobs.forget_old_chat(now()) as count`.execute(jobs)).rows[0]?.count ?? 0,
    },
    removing('invitations', sql`delete from identity.invitations where expires_at < now() - interval '90 days'`),
  ];
}
