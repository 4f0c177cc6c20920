import type { Import } from './import.ts';
import type { Figures } from './measure.ts';

const number = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width);
const sideColumns = ({ perSecond, p50, p99 }: Figures) => `${number(perSecond, 0, 8)}${number(p50, 1, 8)}${number(p99, 1, 8)}`;

/** The head of a table: requests a second, median and 99th percentile in milliseconds, of the product and of another server. */
export function header(other: string): string {
  const sides = `${''.padEnd(24)}${'product'.padStart(24)}${other.padStart(27)}`;
  const side = `${'req/s'.padStart(8)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}`;
  return `\n${sides}\n${''.padEnd(24)}${side}   ${side}   ratio   aim`;
}

/** One scenario; the ratio is of requests a second. */
export function scenarioLine(name: string, product: Figures, other: Figures, aim: number): string {
  const ratio = product.perSecond / other.perSecond;
  return `${name.padEnd(24)}${sideColumns(product)}   ${sideColumns(other)}   ${number(ratio, 2, 5)}   ≥ ${aim.toFixed(2)} ${verdict(ratio >= aim)}`;
}

/** The median of the list among few children beside that among many. */
export function growthLine(few: Figures, many: Figures, fewChildren: number, manyChildren: number): string {
  const growth = many.p50 / few.p50;
  const sides = `${few.p50.toFixed(2)} ms among ${fewChildren} children, ${many.p50.toFixed(2)} ms among ${manyChildren}`;
  return `\nMedian of the list, one connection: ${sides}; growth ${growth.toFixed(2)}   ≤ 1.3 ${verdict(growth <= 1.3)}`;
}

/** Ten times the rows beside as many, imported: what a row takes must not grow with the list. */
export function importLine(few: Import, many: Import, rows: { few: number; many: number }): string {
  const growth = many.importMs / rows.many / (few.importMs / rows.few);
  const sides = [few, many].map(
    ({ lookMs, importMs, bytes }) => `${Math.round(lookMs)} + ${Math.round(importMs)} ms, ${Math.round(bytes / 2 ** 20)} MiB`,
  );
  return `\nImport of ${rows.few} and ${rows.many} rows, looked through and written: ${sides.join('; ')}; growth of a row ${growth.toFixed(2)}   ≤ 1.3 ${verdict(growth <= 1.3)}`;
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');
