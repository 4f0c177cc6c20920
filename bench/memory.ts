import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the product's process may take, in MiB: its resident memory, PostgreSQL not counted. */
const most = { atRest: 250, afterLoad: 400 };

/** How `npm start` tells the runtime to keep its memory small. */
export function runtimeFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Resident memory of the product's process, once started and after all that was asked of it. */
export function memoryLine(atRest: number, afterLoad: number): string {
  const [rest, load] = [mebibytes(atRest), mebibytes(afterLoad)];
  return `\nResident memory of the product's process, without PostgreSQL: ${rest} MiB at rest   ≤ ${most.atRest} ${verdict(rest <= most.atRest)}; ${load} MiB after the load   ≤ ${most.afterLoad} ${verdict(load <= most.afterLoad)}`;
}

const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');
