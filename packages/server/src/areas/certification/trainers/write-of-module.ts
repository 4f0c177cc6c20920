import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';
import type { LetterTemplate } from '../../../platform/mail/templates.ts';
import { type Letter, writeLetter } from '../../../platform/mail/write-letter.ts';
import { learningDate } from './learning-date.ts';

interface Told {
  name: string;
  email: string;
  language: Language;
  tenantId: string;
  tenantName: string;
  zone: string;
  moduleName: string;
  startDate: string;
  endDate: string;
}

interface About {
  trainerModuleId: string;
  personId: string;
  template: LetterTemplate;
  data: Letter['data'];
}

/** Writes to somebody, in their language, of a module that a trainer learns. Whoever deleted their account is not written to. */
export async function writeOfModule(db: Db, { trainerModuleId, personId, template, data }: About): Promise<void> {
  const { rows } = await sql<Told>`
    select person.name, person.email, person.language, m.tenant_id as "tenantId", tenant.name as "tenantName", tenant.zone,
      module.display_name ->> person.language as "moduleName", m.start_date::text as "startDate", m.end_date::text as "endDate"
    from app.trainer_training_modules m
    join identity.tenants tenant on tenant.id = m.tenant_id
    join catalog.training_modules module on module.id = m.training_module_id
    join identity.persons person on person.id = ${personId} and person.deleted_at is null
    where m.id = ${trainerModuleId}`.execute(db);
  const [told] = rows;
  if (!told) return;
  const { name, email, language, tenantId, tenantName, zone, moduleName } = told;
  await writeLetter(db, {
    template,
    recipient: email,
    recipientName: name,
    personId,
    language,
    zone,
    tenantId,
    data: {
      tenantName,
      moduleName,
      trainerModuleId,
      startDate: learningDate(told.startDate, language),
      endDate: learningDate(told.endDate, language),
      ...data,
    },
  });
}

interface NotifiedTrainer {
  id: string;
  personId: string;
}

/** Writes to whoever learns a module, with the way to their personal center. */
export const notifyTrainer = (
  db: Db,
  { id, personId }: NotifiedTrainer,
  template: LetterTemplate,
  data: Letter['data'] = {},
): Promise<void> =>
  writeOfModule(db, { trainerModuleId: id, personId, template, data: { link: `${publicOrigin()}/system/center/personalCenter`, ...data } });
