import { Worker } from 'node:worker_threads';
import { fileTypeFromBuffer } from 'file-type';
import { inTurn } from './in-turn.ts';
import { type Table, TableFault, type TableLimits } from './table.ts';

/** How a zipped document begins. */
const zipMark = [0x50, 0x4b, 3, 4];
/** What the largest list takes has several times this room. */
const reading = { megabytes: 512, seconds: 30 };
/** One file is read at a time: together they would take the memory of each. Whoever sends many waits for the others in between. */
const turn = inTurn({ ofAll: 20, ofOne: 5 });

/** What the thread is given, and what it answers. */
export interface TableOrder {
  kind: 'excel' | 'delimited';
  content: Uint8Array;
  limits: TableLimits;
}
export type TableReply = { table: Table } | { reason: TableFault['reason'] };

/**
 * Reads a list from an Excel or CSV file; which of them it is, its content says. In a thread of its own, of limited memory and time: a file
 * made to unfold without end stops nobody else's work. What comes while too many wait is refused; of an asker who is named, few do.
 */
export async function readTable(file: Blob | Uint8Array, limits: TableLimits, asker?: string): Promise<Table> {
  const reply = await turn(async () => {
    // not before its turn: an upload that waits is on the disk and not in memory
    const content = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
    return inThread({ kind: await kindOf(content), content, limits });
  }, asker);
  if ('reason' in reply) throw new TableFault(reply.reason);
  return reply.table;
}

async function kindOf(content: Uint8Array): Promise<TableOrder['kind']> {
  // which document it is, is found out while it is unpacked
  if (zipMark.every((byte, at) => content[at] === byte)) return 'excel';
  const found = await fileTypeFromBuffer(content);
  const isUtf16 = found === undefined && (content[0] === 0xff || content[0] === 0xfe);
  // a text has no NUL; what other types there are begin with marks that no list has
  if ((found && !found.mime.startsWith('text/')) || (!isUtf16 && content.includes(0))) throw new TableFault('otherType');
  return 'delimited';
}

function inThread(order: TableOrder): Promise<TableReply> {
  const worker = new Worker(new URL('./table-thread.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: reading.megabytes },
  });
  return new Promise<TableReply>((resolve) => {
    const unreadable = () => resolve({ reason: 'unreadable' });
    const timer = setTimeout(unreadable, reading.seconds * 1000);
    worker.once('message', resolve);
    worker.once('error', unreadable);
    worker.once('exit', () => {
      clearTimeout(timer);
      unreadable();
    });
  }).finally(() => worker.terminate());
}
