import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { type Table, TableFault, type TableLimits, TableRows } from './table.ts';

const separators = [',', ';', '\t', '|'] as const;
/** More than this belongs to no record of a list: a quote that nobody closed. */
const longestRecord = 200_000;
/** Nor do more separators stand in a line, whatever is quoted: values that are empty count for no length. */
const mostSeparators = 100_000;

/** Reads comma-separated values, whatever their encoding and separator. */
export function readDelimited(content: Uint8Array, limits: TableLimits): Table {
  const { text, separator, skipped } = separated(decodeText(content));
  if (isEndless(text, separator)) throw new TableFault('tooWide');
  const kept = new TableRows(limits);
  let number = skipped;
  const reading = { delimiter: separator, relax_column_count: true, relax_quotes: true, max_record_size: longestRecord };
  try {
    parse(text, {
      ...reading,
      on_record: (record: string[]) => {
        number += 1;
        kept.add(number, record);
        return null;
      },
    });
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('unreadable');
  }
  return { rows: kept.rows };
}

function isEndless(text: string, separator: string): boolean {
  let count = 0;
  for (const letter of text) {
    if (letter === '\n' || letter === '\r') count = 0;
    else if (letter === separator) count += 1;
    if (count > mostSeparators) return true;
  }
  return false;
}

/** Excel writes the separator into a first line of its own; otherwise it is the one that the first line has most of. */
function separated(text: string): { text: string; separator: string; skipped: number } {
  const named = /^sep=(.)\r?\n/i.exec(text);
  if (named?.[1]) return { text: text.slice(named[0].length), separator: named[1], skipped: 1 };
  const line = /\S[^\r\n]{0,9999}/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counted = separators.map((separator) => ({ separator, count: line.split(separator).length }));
  const most = counted.reduce((best, next) => (next.count > best.count ? next : best));
  return { text, separator: most.separator, skipped: 0 };
}
