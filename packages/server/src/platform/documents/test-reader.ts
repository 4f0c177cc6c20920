import { readTable } from './read-table.ts';
import type { TableLimits } from './table.ts';

/** What a process of its own is asked to read, and for whom. */
export interface ReaderOrder {
  content: Uint8Array;
  limits: TableLimits;
  asker?: string;
}

export interface ReaderReply {
  /** How many rows were read, or why not. */
  outcome: number | string;
  /** By how much the process grew meanwhile. */
  megabytes: number;
  milliseconds: number;
}

process.on('message', async ({ content, limits, asker }: ReaderOrder) => {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const began = performance.now();
  const outcome = await readTable(content, limits, asker).then(
    ({ rows }) => rows.length,
    (error: Error & { reason?: string }) => error.reason ?? error.message,
  );
  clearInterval(watch);
  const reply: ReaderReply = { outcome, megabytes: (most - before) / 1024 / 1024, milliseconds: performance.now() - began };
  process.send?.(reply);
});
