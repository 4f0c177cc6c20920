import type { LocalText } from '@trellis/contract/languages';
import { needWords } from '@trellis/contract/scheduling/needs/words';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { type Colleague, writeToColleague } from '../colleagues.ts';
import type { Found } from './found.ts';

interface Given {
  need: Found;
  personId: string;
  note?: string | undefined;
}

/** Writes to a colleague what was given to them, and by whom. */
export async function notifyColleague(db: Db, caller: Member, { need, personId, note }: Given): Promise<void> {
  const { rows } = await sql<Colleague & { byName: string }>`
    select person.id, coalesce(member.name, person.name) as name, person.email, person.language, tenant.name as "tenantName",
      (select known.name from identity.known_persons as known where known.id = ${caller.personId}) as "byName"
    from identity.memberships as member
    join identity.persons as person on person.id = member.person_id
    join identity.tenants as tenant on tenant.id = member.tenant_id
    where member.tenant_id = ${caller.tenantId} and member.person_id = ${personId}`.execute(db);
  const [found] = rows;
  if (!found) return;
  const { byName, ...colleague } = found;
  const what: LocalText = { en: needWords.en[need.kind], 'zh-Hans': needWords['zh-Hans'][need.kind], es: needWords.es[need.kind] };
  await writeToColleague(db, caller, colleague, {
    template: 'needGiven',
    data: {
      byName,
      what,
      about: need.subjectName,
      needKey: need.key,
      ...(note && { note }),
      ...(need.subjectId && { subjectId: need.subjectId }),
    },
  });
}
