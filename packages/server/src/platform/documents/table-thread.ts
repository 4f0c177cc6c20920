import { parentPort, workerData } from 'node:worker_threads';
import { readDelimited } from './delimited-rows.ts';
import { readExcel } from './excel-rows.ts';
import type { TableOrder, TableReply } from './read-table.ts';
import { TableFault } from './table.ts';

const { kind, content, limits } = workerData as TableOrder;

async function read(): Promise<TableReply> {
  try {
    return { table: kind === 'excel' ? await readExcel(content, limits) : readDelimited(content, limits) };
  } catch (error) {
    if (error instanceof TableFault) return { reason: error.reason };
    throw error;
  }
}

parentPort?.postMessage(await read());
