import { type Kysely, sql } from 'kysely';
import { hashOf } from '../auth/secrets.ts';
import type { Database } from '../db/types.ts';
import { findSignIn } from './find-sign-in.ts';
import { refuse } from './refusal.ts';

/** Who sends a file. */
export interface Uploader {
  personId: string;
  tenantId: string | null;
}

/** How many uploads may be under way at once: each takes a connection, and as much of the disk as its file is large. */
export interface UploadsAtOnce {
  ofPerson: number;
  ofTenant: number;
}

/** A person adds a handful of pictures while videos are still on their way; a centre ends its lessons at the same hour. */
export const uploadsAtOnce: UploadsAtOnce = { ofPerson: 6, ofTenant: 30 };

/** Who the bearer of an upload is, if it is anybody. */
export async function findUploader(identity: Kysely<Database>, bearer: string | undefined): Promise<Uploader | undefined> {
  const signIn = bearer === undefined ? undefined : await findSignIn(identity, bearer);
  return signIn && { personId: signIn.personId, tenantId: signIn.membership?.tenant?.id ?? null };
}

/** A headset sends in the place of a person of its centre. */
export async function findSendingDevice(identity: Kysely<Database>, key: string | undefined): Promise<Uploader | undefined> {
  if (key === undefined) return undefined;
  const { rows } = await sql<Uploader>`
    select device_id as "personId", tenant_id as "tenantId" from app.find_device(${hashOf(key)}) where is_passed`.execute(identity);
  return rows[0];
}

/** Returns a function that begins an upload and answers how it is ended; one too many is refused. */
export function countUploads({ ofPerson, ofTenant }: UploadsAtOnce): (who: Uploader) => () => void {
  const counts = new Map<string, number>();
  const add = (whose: string, more: 1 | -1) => {
    const count = (counts.get(whose) ?? 0) + more;
    if (count > 0) counts.set(whose, count);
    else counts.delete(whose);
  };
  return ({ personId, tenantId }) => {
    const isFull = (counts.get(personId) ?? 0) >= ofPerson || (tenantId !== null && (counts.get(tenantId) ?? 0) >= ofTenant);
    if (isFull) refuse('Trellis:TooMany');
    const counted = tenantId === null ? [personId] : [personId, tenantId];
    for (const whose of counted) add(whose, 1);
    return () => {
      for (const whose of counted) add(whose, -1);
    };
  };
}
