import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Access } from '@trellis/contract/wire';
import { sql } from 'kysely';
import type { Pools } from '../db/pools.ts';
import { replyStream } from '../documents/reply-stream.ts';
import type { Actor } from '../http/caller.ts';
import type { FileReply } from '../http/routes.ts';
import { dropWritten, placeOfExport, removeExport, shareExport } from './place.ts';

interface Asked {
  pools: Pools;
  actor: Actor;
  access: Access;
  /** How long whoever asked waits for the file itself. */
  seconds: number;
}

/** How often it is said how far a file is. */
const toldEvery = 2000;

/**
 * Writes a file to the disk, and answers it once it is there. Where that takes longer than somebody waits, it answers that it is under way (202,
 * RFC 7240) and writes on: whoever asked may leave, sees how far it is, and is told when it is ready.
 */
export async function keepExport(reply: FileReply, { pools, actor, access, seconds }: Asked): Promise<FileReply> {
  const id = randomUUID();
  const writing = pipeline(Readable.fromWeb(reply.body as never), createWriteStream(placeOfExport(id), { mode: 0o600 }));
  const isDone = await Promise.race([writing.then(() => true), waited(seconds * 1000).then(() => false)]).catch(async (error: unknown) => {
    await dropWritten(id);
    throw error;
  });
  if (isDone) return { headers: reply.headers, body: readOnce(id) };
  const identity = pools.identity;
  await sql`insert into identity.exports (id, person_id, membership_id, tenant_id, zone, file_name, access, row_count)
    values (${id}, ${actor.personId}, ${actor.membershipId}, ${actor.tenantId}, ${actor.zone}, ${nameOf(reply)}, ${JSON.stringify(access)}, ${written(reply)})`.execute(
    identity,
  );
  const telling = setInterval(() => void seen(pools, id, reply), toldEvery);
  writing
    .then(async () => {
      const size = await shareExport(id);
      const { numAffectedRows } =
        await sql`update identity.exports set state = 'Ready', row_count = ${written(reply)}, bytes = ${size}, finished_at = now()
        where id = ${id} and state = 'Running'`.execute(identity);
      // nobody wants it any more
      if (numAffectedRows === 0n) await removeExport(id);
    })
    .catch(async () => {
      await removeExport(id);
      await sql`update identity.exports set state = 'Failed', finished_at = now() where id = ${id} and state = 'Running'`.execute(identity);
    })
    // the database is away: the next round says that nobody writes on
    .catch(() => undefined)
    .finally(() => clearInterval(telling));
  const body = new Blob([JSON.stringify({ exportId: id })]).stream() as ReadableStream;
  return { status: 202, headers: { 'content-type': 'application/json', 'preference-applied': 'respond-async' }, body };
}

const waited = (time: number) => new Promise((resolve) => setTimeout(resolve, time).unref());
const written = ({ rows }: FileReply) => rows?.() ?? 0;

const seen = (pools: Pools, id: string, reply: FileReply) =>
  sql`update identity.exports set row_count = ${written(reply)}, seen_at = now() where id = ${id} and state = 'Running'`
    .execute(pools.identity)
    .catch(() => undefined);

/** A file that is read once and goes. */
const readOnce = (id: string): ReadableStream =>
  replyStream((stream) => pipeline(createReadStream(placeOfExport(id)), stream).finally(() => dropWritten(id)));

function nameOf({ headers }: FileReply): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers['content-disposition'] ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : 'file';
}
