import type { PersonProfile } from '@trellis/contract/account/profile';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { signFile } from '../files/public.ts';

/** What is known of a person, with signed addresses of their files. */
export async function profileOf(identity: Kysely<Database>, personId: string): Promise<PersonProfile> {
  const row = await identity
    .selectFrom('identity.persons as p')
    .select((build) => [
      'p.id',
      'p.name',
      'p.email',
      'p.phone',
      'p.country_code',
      'p.gender',
      'p.birthday',
      'p.picture_key',
      'p.concurrency_stamp',
      jsonArrayFrom(
        build
          .selectFrom('identity.resumes as r')
          .select(['r.id', 'r.file_name', 'r.key'])
          .whereRef('r.person_id', '=', 'p.id')
          .orderBy('r.created_at')
          .orderBy('r.id'),
      ).as('resumes'),
    ])
    .where('p.id', '=', personId)
    .executeTakeFirst();
  if (!row) return refuse('Trellis:NotFound');
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    ...phoneParts(row.country_code, row.phone),
    gender: row.gender as PersonProfile['gender'],
    birthday: row.birthday,
    picture: row.picture_key && signFile(row.picture_key),
    resumes: row.resumes.map((resume) => ({ id: resume.id, fileName: resume.file_name, url: signFile(resume.key) })),
    concurrencyStamp: row.concurrency_stamp,
  };
}

/** The number is kept as it is dialled; it reads as code and digits. */
function phoneParts(countryCode: string | null, phone: string | null) {
  const hasCode = countryCode !== null && phone?.startsWith(countryCode);
  return { countryCode, phoneNumber: hasCode ? phone?.slice(countryCode.length) || null : phone };
}

/** The person's row, locked until the transaction ends: changes of one account take turns. */
export async function lockPerson(db: Db, personId: string) {
  const person = await db
    .selectFrom('identity.persons')
    .select(['email', 'name', 'language', 'concurrency_stamp'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return person ?? refuse('Trellis:NotFound');
}
