import type { certificateCalls } from '@trellis/contract/certificates/calls';
import { certificateNumber, numberPrefix, serialOf, withoutMedal } from '@trellis/contract/certificates/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockTrainerModule, notifyTrainer, requireUnstopped, supervisorsFor } from '../certification/public.ts';
import { findCertificate, viewOf } from './certificate-store.ts';
import { styleToKeep } from './styles.ts';

type Calls = typeof certificateCalls;

interface Place {
  tenantId: string;
  personId: string;
  medalId: string | null;
  medalCode: string;
  today: string;
}

/** The next number of a certificate that begins on a day. */
export async function nextNumber(db: Db, caller: Actor, input: InputOf<Calls['number']>): Promise<OutputOf<Calls['number']>> {
  const { medalCode } = await placeOf(db, caller, input.trainerTrainingModuleId);
  return { credentialsCode: await freeNumber(db, input.startTime, medalCode) };
}

/** Issues the certificate of a module, under its lock: of two at once the second finds it issued, or stopped. */
export async function issueCertificate(db: Db, caller: Actor, input: InputOf<Calls['issue']>): Promise<{ id: string }> {
  requireUnstopped(await lockTrainerModule(db, caller, input.trainerTrainingModuleId, 'trainerTrainingModuleId'));
  const place = await placeOf(db, caller, input.trainerTrainingModuleId);
  if (input.startTime < place.today) refuse('RocketSystem:CertificatePeriod', { members: ['startTime'] });
  requireOrder(input);
  await requireSupervisor(db, place.personId, input.supervisorId);
  const prefix = numberPrefix(input.startTime, place.medalCode);
  if (input.credentialsCode.slice(0, -3) !== prefix)
    refuse('RocketSystem:CertificateNumberUnfit', { members: ['credentialsCode'], data: { prefix } });
  await requireFree(db, input.credentialsCode, input.startTime, place.medalCode);
  const issued = await db
    .insertInto('app.certificates')
    .values({
      tenant_id: place.tenantId,
      trainer_module_id: input.trainerTrainingModuleId,
      person_id: place.personId,
      medal_id: place.medalId,
      certifier_id: caller.personId,
      created_at: caller.now,
      number: input.credentialsCode,
      ...written(input),
      ...(await styleToKeep(db, input.styleId)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const told = { id: input.trainerTrainingModuleId, personId: place.personId };
  await notifyTrainer(db, told, 'certificateIssued', { number: input.credentialsCode });
  return issued;
}

/** Corrects a certificate: its number follows its first day, and its last three digits stay. */
export async function updateCertificate(db: Db, caller: Actor, input: InputOf<Calls['update']>): Promise<void> {
  const row = await lockCurrent(db, caller, input);
  if (input.startTime !== row.startTime && input.startTime < row.today)
    refuse('RocketSystem:CertificatePeriod', { members: ['startTime'] });
  requireOrder(input);
  if (input.supervisorId !== row.supervisorId) await requireSupervisor(db, row.trainerId, input.supervisorId);
  const medalCode = row.credentialsCode.slice(8, -3);
  const number = certificateNumber(input.startTime, medalCode, serialOf(input.credentialsCode));
  if (number !== row.credentialsCode) await requireFree(db, number, input.startTime, medalCode);
  // what it looks like stays, unless another style is chosen
  const look = input.styleId === row.styleId ? {} : await styleToKeep(db, input.styleId);
  await db
    .updateTable('app.certificates')
    .set({ number, ...written(input), ...look })
    .where('id', '=', input.id)
    .execute();
}

/** Cancels a certificate; another one can be issued for its module. */
export async function cancelCertificate(db: Db, caller: Actor, input: InputOf<Calls['cancel']>): Promise<void> {
  const row = await lockCurrent(db, caller, input);
  const cancelled = { cancelled_at: caller.now, cancel_reason: input.reason };
  await db.updateTable('app.certificates').set(cancelled).where('id', '=', input.id).execute();
  const told = { id: row.trainerTrainingModuleId, personId: row.trainerId };
  await notifyTrainer(db, told, 'certificateCanceled', { number: row.credentialsCode, reason: input.reason });
}

type Written = Pick<InputOf<Calls['update']>, 'name' | 'supervisorId' | 'startTime' | 'endTime'>;

const written = ({ name, supervisorId, startTime, endTime }: Written) => ({
  name,
  supervisor_id: supervisorId,
  start_date: startTime,
  end_date: endTime,
});

async function lockCurrent(db: Db, caller: Actor, { id, concurrencyStamp }: { id: string; concurrencyStamp: string }) {
  await sql`select from app.certificates where id = ${id} for update`.execute(db);
  const row = await findCertificate(db, caller, id);
  if (row.concurrencyStamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: await viewOf(db, caller, row) } });
  return row.isCancelled ? refuse('RocketSystem:CertificateCanceled') : row;
}

/** The module that a certificate is for. */
async function placeOf(db: Db, { now }: Actor, id: string): Promise<Place> {
  const { rows } = await sql<Omit<Place, 'medalCode'> & { medalCode: string | null }>`
    select m.tenant_id as "tenantId", m.person_id as "personId", medal.id as "medalId", medal.code as "medalCode",
      (${now}::timestamptz at time zone t.zone)::date::text as today
    from app.trainer_training_modules m
    join identity.tenants t on t.id = m.tenant_id
    left join lateral (
      select medal.id, medal.code from catalog.training_module_medals link
      join catalog.qualification_medals medal on medal.id = link.medal_id
      where link.module_id = m.training_module_id order by link.position limit 1
    ) medal on true
    where m.id = ${id}`.execute(db);
  const row = rows[0] ?? refuse('Trellis:NotFound', { members: ['trainerTrainingModuleId'] });
  return { ...row, medalCode: row.medalCode ?? withoutMedal };
}

function requireOrder({ startTime, endTime }: Pick<Written, 'startTime' | 'endTime'>): void {
  if (endTime < startTime) refuse('RocketSystem:CertificatePeriod', { members: ['endTime'] });
}

/** Somebody who may supervise the trainer. */
async function requireSupervisor(db: Db, trainerId: string, personId: string): Promise<void> {
  const options = await supervisorsFor(db, trainerId);
  if (!options.some(({ id }) => id === personId)) refuse('Trellis:NotFound', { members: ['supervisorId'] });
}

/** Tells which number is free, so that whoever issues tries that one. Of two with numbers of one day and medal the second waits for the first. */
async function requireFree(db: Db, number: string, startTime: string, medalCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificate ${numberPrefix(startTime, medalCode)}`}, 0))`.execute(db);
  const { rows } = await sql`select from app.certificates where number = ${number}`.execute(db);
  if (rows.length === 0) return;
  const next = await freeNumber(db, startTime, medalCode);
  refuse('RocketSystem:CertificateNumberAlreadyUsed', { members: ['credentialsCode'], data: { credentialsCode: number, next } });
}

async function freeNumber(db: Db, startTime: string, medalCode: string): Promise<string> {
  const prefix = numberPrefix(startTime, medalCode);
  const { rows } = await sql<{ serial: number }>`
    select serial from generate_series(1, 999) as serial
    where not exists (select from app.certificates where number = ${prefix} || lpad(serial::text, 3, '0'))
    order by serial limit 1`.execute(db);
  return certificateNumber(startTime, medalCode, rows[0]?.serial ?? 0);
}
