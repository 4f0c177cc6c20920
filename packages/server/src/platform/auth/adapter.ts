import { type Kysely, sql } from 'kysely';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../db/types.ts';
import { isReadable } from '../http/readable.ts';
import { createClientAdapter } from './clients/registered-client.ts';
import { revokeGrant } from './sign-ins.ts';

interface Row {
  payload: unknown;
  consumed_at: Date | null;
}

function toPayload(row: Row | undefined): AdapterPayload | undefined {
  if (!row) return undefined;
  const payload = row.payload as AdapterPayload;
  return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload;
}

/** Keeps what the sign-in service remembers in oidc.payloads, so that any process can answer any request. */
export function createAdapterFactory(identity: Kysely<Database>): AdapterFactory {
  return (kind) => (kind === 'Client' ? createClientAdapter(identity) : createAdapter(identity, kind));
}

function createAdapter(identity: Kysely<Database>, kind: string): Adapter {
  const rows = () => identity.selectFrom('oidc.payloads').select(['payload', 'consumed_at']).where('kind', '=', kind);
  return {
    async upsert(id, payload, expiresIn) {
      const text = JSON.stringify(payload);
      // whatever a browser sent along is kept with the interaction
      if (text.includes('\\u0000')) throw new errors.InvalidRequest('a parameter holds the character NUL');
      const values = {
        payload: text,
        grant_id: payload.grantId ?? null,
        // A token carries the session it came from, so that the end of the session finds all its grants.
        uid: payload.uid ?? payload.sessionUid ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await identity
        .insertInto('oidc.payloads')
        .values({ kind, id, ...values })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
        .execute();
    },
    async find(id) {
      return isReadable(id) ? toPayload(await rows().where('id', '=', id).executeTakeFirst()) : undefined;
    },
    async findByUid(uid) {
      return isReadable(uid) ? toPayload(await rows().where('uid', '=', uid).executeTakeFirst()) : undefined;
    },
    async findByUserCode(userCode) {
      return toPayload(await rows().where(sql`payload ->> 'userCode'`, '=', userCode).executeTakeFirst());
    },
    async consume(id) {
      const { numUpdatedRows } = await identity
        .updateTable('oidc.payloads')
        .set({ consumed_at: sql<Date>`now()` })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // Two requests may both have read it as unused: only the one that marks it goes on.
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      if (kind === 'Grant') await revokeGrant(identity, id);
      else await identity.deleteFrom('oidc.payloads').where('kind', '=', kind).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await revokeGrant(identity, grantId);
    },
  };
}
