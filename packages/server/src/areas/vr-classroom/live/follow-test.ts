import type { Writable } from 'node:stream';
import { raiseFirstLetters } from '@trellis/contract/keys';
import type { InputOf } from '@trellis/contract/types';
import type { vrLiveCalls } from '@trellis/contract/vr-classroom/live-calls';
import type { Db } from '../../../platform/db/types.ts';
import { replyStream } from '../../../platform/documents/reply-stream.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { testOf } from '../report/load-report.ts';
import { type Told, toldOf } from '../report/view-real-time.ts';
import { followTold } from './told.ts';

type Input = InputOf<typeof vrLiveCalls.follow>;

/** How long one answer goes on: then who asks is asked again who they are. */
const longest = 60_000;
/** How often it is looked for what another process was told. */
const patience = 1000;
/** How many follow in one process at a time. */
const most = 200;
/** So much silence, and a line without meaning keeps the connection open. */
const silence = 15_000;

let following = 0;

/** A test while it runs, event after event; who was away goes on after the last one that they heard. */
export async function followTest(read: Read, _caller: Actor, input: Input): Promise<FileReply> {
  await read((db) => testOf(db, { caseId: input.caseId, 'api-version': '2' }));
  if (following >= most) refuse('Trellis:TooMany');
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  return { headers, body: replyStream((stream) => tell(read, input, stream)) };
}

async function tell(read: Read, { caseId, after }: Input, stream: Writable): Promise<void> {
  const told = followTold(caseId);
  stream.once('close', () => told.end());
  following += 1;
  try {
    const until = Date.now() + longest;
    let last = after;
    let said = Date.now();
    stream.write('retry: 1000\n\n');
    while (!told.isOver() && !stream.destroyed && Date.now() < until) {
      const found = await read((db) => since(db, caseId, last));
      if (found.rows.length > 0 || found.status !== 'Testing') {
        last = found.rows.at(-1)?.told ?? last;
        stream.write(eventOf(last, found));
        said = Date.now();
      } else if (Date.now() - said > silence) {
        stream.write(':\n\n');
        said = Date.now();
      }
      if (found.status !== 'Testing') break;
      await told.next(patience);
    }
    stream.end();
  } finally {
    told.end();
    following -= 1;
  }
}

interface Since {
  status: string;
  rows: (Told & { told: number })[];
}

async function since(db: Db, caseId: string, after: number): Promise<Since> {
  const [test, rows] = await Promise.all([
    db.selectFrom('app.test_requests').select('status').where('id', '=', caseId).executeTakeFirst(),
    db
      .selectFrom('app.test_progress')
      .select(['kind', 'type', 'minute', 'value', 'told'])
      .where('request_id', '=', caseId)
      .where('told', '>', after)
      .orderBy('told')
      .execute(),
  ]);
  // a test that went with its child runs no more
  return { status: test?.status ?? 'Cancelled', rows: rows.map((row) => ({ ...row, told: Number(row.told) })) };
}

function eventOf(id: number, { status, rows }: Since): string {
  const data = JSON.stringify(raiseFirstLetters({ status, ...toldOf(rows) }));
  return `id: ${id}\nevent: progress\ndata: ${data}\n\n`;
}
