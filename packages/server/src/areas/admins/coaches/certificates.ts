import type { CoachConfig, coachConfigCalls } from '@trellis/contract/admins/coaches/calls';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockConfig } from './change-times.ts';
import { findCoach } from './coach-store.ts';
import { viewCoachConfig } from './list-coach-configs.ts';

/** Notes until when a coach's certificate is valid. Who looked at an older date is told. */
export async function changeCertificate(
  db: Db,
  caller: Member,
  input: InputOf<typeof coachConfigCalls.changeCertificate>,
): Promise<CoachConfig> {
  const { userId, certificateUntil, concurrencyStamp } = input;
  await findCoach(db, userId);
  const { before, isNew } = await lockConfig(db, caller, userId);
  if (isNew ? concurrencyStamp !== null : before.concurrency_stamp !== concurrencyStamp) {
    refuse('Trellis:StaleStamp', { data: { current: await viewCoachConfig(db, caller, { userId }) } });
  }
  await sql`update app.coach_training_configs set certificate_until = ${certificateUntil}::date where person_id = ${userId}`.execute(db);
  return viewCoachConfig(db, caller, { userId });
}

/** A certificate that ran out: its last day, and whether the center lets nobody train with it. */
export interface ExpiredCertificate {
  until: string;
  blocks: boolean;
}

/** The caller's certificate, where its last day is over; null where it is in force or none is kept. */
export async function expiredCertificateOf(db: Db, caller: Member): Promise<ExpiredCertificate | null> {
  const { rows } = await sql<ExpiredCertificate>`
    select certificate_until::text as until, coalesce(settings.expired_certificate_blocks, false) as blocks
    from app.coach_training_configs as config
    left join app.centre_settings as settings on settings.tenant_id = config.tenant_id
    where config.person_id = ${caller.personId} and certificate_until < ${dateIn(caller.zone, caller.now.toISOString())}::date`.execute(db);
  return rows[0] ?? null;
}
