import { Worker } from 'node:worker_threads';
import { fileTypeFromBuffer } from 'file-type';
import { inTurn } from './in-turn.ts';
import { type Table, TableFault, type TableLimits } from './table.ts';

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A file that unfolds into more than this is no list that somebody wrote. */
const reading = { megabytes: 512, seconds: 30 };
/** One file is read at a time and four wait: together they would take the memory of each. */
const turn = inTurn({ ofAll: 5 });

/** What the thread is given, and what it answers. */
export interface TableOrder {
  kind: 'excel' | 'delimited';
  content: Uint8Array;
  limits: TableLimits;
}
export type TableReply = { table: Table } | { reason: TableFault['reason'] };

/**
 * Reads a list from an Excel or CSV file; which of them it is, its content says. In a thread of its own, of limited memory and time: a file
 * made to unfold without end stops nobody else's work. What comes while too many wait is refused.
 */
export async function readTable(content: Uint8Array, limits: TableLimits): Promise<Table> {
  const kind = await kindOf(content);
  const reply = await turn(() => inThread({ kind, content, limits }));
  if ('reason' in reply) throw new TableFault(reply.reason);
  return reply.table;
}

async function kindOf(content: Uint8Array): Promise<TableOrder['kind']> {
  const found = await fileTypeFromBuffer(content);
  if (found?.mime === excelType) return 'excel';
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
