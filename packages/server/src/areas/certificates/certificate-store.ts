import type { Certificate } from '@trellis/contract/certificates/calls';
import { type CertificateStatus, type CertificateStyle, statusOn } from '@trellis/contract/certificates/rules';
import type { LearnedModule } from '@trellis/contract/certification/module-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { publicOrigin } from '../../platform/http/origin.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { modulesById } from '../certification/public.ts';

export type CertificateRow = Omit<
  Certificate,
  'trainingModule' | 'certificateStatus' | 'credential' | 'checkUrl' | 'feedback' | 'creationTime'
> & {
  moduleId: string;
  style: CertificateStyle | null;
  styleVersionId: string | null;
  tenantId: string;
  publicCode: string;
  isCancelled: boolean;
  today: string;
  feedbackAt: Date | null;
  createdAt: Date;
};

/** Certificates that match. Whoever looks after no trainers sees their own alone. */
export const certificateRows = (caller: Actor, condition: RawBuilder<unknown>) => sql<CertificateRow>`
  select c.id, c.tenant_id as "tenantId", t.name as "tenantName", c.person_id as "trainerId", c.trainer_module_id as "trainerTrainingModuleId",
    c.name, c.number as "credentialsCode", coalesce(c.style, version.certificate_style_id::text) as "styleId",
    c.style, c.style_version_id as "styleVersionId", c.supervisor_id as "supervisorId", c.start_date::text as "startTime",
    c.end_date::text as "endTime", coalesce(medal.name, module.display_name) ->> ${caller.language} as "displayName",
    m.training_module_id as "moduleId", coalesce(trainer.name, c.name) as "trainerName",
    coalesce(known.name, supervisor.name, '') as "supervisorName", certifier.name as certifier, c.public_code as "publicCode",
    c.cancelled_at is not null as "isCancelled", c.cancel_reason as "cancelReason", c.feedback_at as "feedbackAt", c.created_at as "createdAt",
    (${caller.now}::timestamptz at time zone t.zone)::date::text as today, c.concurrency_stamp as "concurrencyStamp"
  from app.certificates c
  join identity.tenants t on t.id = c.tenant_id
  join app.trainer_training_modules m on m.tenant_id = c.tenant_id and m.id = c.trainer_module_id
  join catalog.training_modules module on module.id = m.training_module_id
  left join catalog.qualification_medals medal on medal.id = c.medal_id
  left join catalog.certificate_style_versions version on version.id = c.style_version_id
  left join identity.known_persons trainer on trainer.id = c.person_id
  left join app.supervision_names() supervisor on supervisor.id = c.supervisor_id
  left join identity.known_persons known on known.id = c.supervisor_id
  left join identity.known_persons certifier on certifier.id = c.certifier_id
  where ${mayRead(caller)} and ${condition}`;

/** Of a center's certificates somebody sees their own, unless they look after trainers. */
export const mayRead = (caller: Actor): RawBuilder<unknown> =>
  caller.policies.has('RocketSystem.TrainerTraining') ? sql`true` : sql`c.person_id = ${caller.personId}`;

/** What a status asks of a certificate today, as its center has it. */
export function ofStatus(status: CertificateStatus, now: Date): RawBuilder<unknown> {
  const today = sql`(${now}::timestamptz at time zone t.zone)::date`;
  const conditions: Record<CertificateStatus, RawBuilder<unknown>> = {
    NotIssued: sql`false`,
    Canceled: sql`c.cancelled_at is not null`,
    Expired: sql`c.cancelled_at is null and c.end_date < ${today}`,
    Ineffective: sql`c.cancelled_at is null and c.start_date > ${today}`,
    Effective: sql`c.cancelled_at is null and ${today} between c.start_date and c.end_date`,
  };
  return conditions[status];
}

export const statusOf = (row: CertificateRow): CertificateStatus => statusOn(row.today, row);

/** Where a certificate is checked by anybody. */
export const checkUrlOf = ({ publicCode }: Pick<CertificateRow, 'publicCode'>) => `${publicOrigin()}/m/certificate#${publicCode}`;

/** Certificates as the wire has them, each with its module and the medals of that. */
export async function presentCertificates(db: Db, caller: Actor, rows: readonly CertificateRow[]): Promise<Certificate[]> {
  const ids = [...new Set(rows.map(({ moduleId }) => moduleId))];
  const modules = await modulesById(db, ids, caller.language);
  return rows.flatMap((row) => {
    const module = modules.get(row.moduleId);
    return module ? [present(row, module)] : [];
  });
}

function present(row: CertificateRow, { id, displayName, qualificationMedals }: LearnedModule): Certificate {
  const { isCancelled, feedbackAt, createdAt, ...known } = row;
  const {
    tenantId: _tenant,
    publicCode: _code,
    today: _today,
    moduleId: _module,
    style: _style,
    styleVersionId: _version,
    ...shown
  } = known;
  return {
    ...shown,
    trainingModule: { id, displayName, qualificationMedals },
    certificateStatus: statusOf(row),
    credential: isCancelled ? null : { url: `/api/rocketAdmin/certificate/${row.id}/download` },
    checkUrl: checkUrlOf(row),
    feedback: { finishTime: feedbackAt?.toISOString() ?? null },
    creationTime: createdAt.toISOString(),
  };
}

/** A certificate that the caller may look at; any other does not exist. */
export async function findCertificate(db: Db, caller: Actor, id: string): Promise<CertificateRow> {
  const { rows } = await certificateRows(caller, sql`c.id = ${id}`).execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
}

/** One of them as the wire has it. */
export async function viewOf(db: Db, caller: Actor, row: CertificateRow): Promise<Certificate> {
  const [shown] = await presentCertificates(db, caller, [row]);
  return shown ?? refuse('Trellis:NotFound', { members: ['id'] });
}
