import { posix } from 'node:path';
import { TableFault } from './table.ts';
import { readXml, type XmlElement } from './xml-events.ts';
import type { ZipParts } from './zip-parts.ts';

/** Of a part that lists others. */
const megabytes = 4;
const mostSheets = 1000;

/** Where the parts of a workbook lie. */
export interface ExcelBook {
  /** The sheets that are shown, in their order. */
  sheets: string[];
  strings: string | undefined;
  styles: string | undefined;
  /** Whether its calendar begins in 1904 instead of 1900. */
  since1904: boolean;
}

/** Another part that a part refers to, and as what. */
interface Relation {
  kind: string;
  part: string;
}

/** Finds the parts of a workbook; a document of another kind is of another type. */
export async function readBook(parts: ZipParts): Promise<ExcelBook> {
  const book = partOf(parts, await relationsOf(parts, ''), 'officeDocument') ?? 'xl/workbook.xml';
  if (!book.toLowerCase().endsWith('.xml') || !parts.has(book)) throw new TableFault('otherType');
  const { shown, since1904 } = await readShown(parts, book);
  const relations = await relationsOf(parts, book);
  const sheets = shown.map((id) => relations.get(id)).filter((relation) => relation?.kind === 'worksheet');
  return {
    sheets: sheets.flatMap((sheet) => sheet?.part ?? []),
    strings: partOf(parts, relations, 'sharedStrings'),
    styles: partOf(parts, relations, 'styles'),
    since1904,
  };
}

function partOf(parts: ZipParts, relations: ReadonlyMap<string, Relation>, kind: string): string | undefined {
  return [...relations.values()].find((relation) => relation.kind === kind && parts.has(relation.part))?.part;
}

async function readShown(parts: ZipParts, book: string): Promise<{ shown: string[]; since1904: boolean }> {
  const found = { shown: [] as string[], since1904: false };
  let root: string | undefined;
  await readXml(parts.read(book, megabytes), {
    open: ({ name, attributes }) => {
      root ??= name;
      if (root !== 'workbook') throw new TableFault('otherType');
      if (name === 'workbookPr') found.since1904 = isTrue(attributes.date1904);
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') found.shown.push(relationIn(attributes));
      if (found.shown.length > mostSheets) throw new TableFault('unreadable');
    },
    close: () => undefined,
  });
  return found;
}

/** Its prefix is whatever the document calls it. */
function relationIn(attributes: XmlElement['attributes']): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

export const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** What a part refers to, by id; for the empty name what the whole document does. */
async function relationsOf(parts: ZipParts, of: string): Promise<Map<string, Relation>> {
  const { dir, base } = posix.parse(of);
  const listed = posix.join(dir, '_rels', `${base}.rels`);
  const relations = new Map<string, Relation>();
  if (!parts.has(listed)) return relations;
  await readXml(parts.read(listed, megabytes), {
    open: ({ name, attributes: { Id: id, Type: type, Target: target, TargetMode: mode } }) => {
      if (name !== 'Relationship' || id === undefined || target === undefined || mode === 'External') return;
      relations.set(id, { kind: posix.basename(type ?? ''), part: posix.resolve('/', dir, target) });
    },
    close: () => undefined,
  });
  return relations;
}
