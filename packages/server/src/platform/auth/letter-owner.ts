import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../db/types.ts';

/** Somebody who signs in, as a letter about that addresses them. */
export interface LetterOwner {
  id: string;
  email: string;
  name: string;
  language: Language;
  /** None, where they came in by what their organization has and chose none. */
  hasPassword: boolean;
  /** Of the center where they last worked. */
  zone: string | null;
}

/** Who signs in by this e-mail, by a password or what their organization has; undefined where nobody does. */
export const ownerOfEmail = (db: Db, email: string) => findOwner(db, sql`p.email = ${email}`);

/** The same of one person. */
export const ownerOfAccount = (db: Db, personId: string) => findOwner(db, sql`p.id = ${personId}`);

async function findOwner(db: Db, isMeant: ReturnType<typeof sql>): Promise<LetterOwner | undefined> {
  const { rows } = await sql<LetterOwner>`
    select p.id, p.email, p.name, p.language, p.password_hash is not null as "hasPassword", (
      select t.zone from identity.memberships m join identity.tenants t on t.id = m.tenant_id
      where m.person_id = p.id and m.state = 'Effective' and m.activated_at is not null
      order by (select max(s.created_at) from identity.sign_ins s where s.membership_id = m.id) desc nulls last, m.id
      limit 1
    ) as zone
    from identity.persons p
    where ${isMeant} and (
      p.password_hash is not null or exists (
        select 1 from identity.memberships m where m.person_id = p.id and m.activated_at is not null and m.left_at is null
      )
    )`.execute(db);
  return rows[0];
}
