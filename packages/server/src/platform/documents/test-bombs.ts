import { constants, deflateRawSync } from 'node:zlib';

/** A part of a zipped document: its deflated bytes, and what the directory says that they unpack into. */
export interface Part {
  deflated: Buffer;
  size: number;
}

export const part = (xml: string | Buffer): Part => ({ deflated: deflateRawSync(xml), size: Buffer.byteLength(xml) });

/** A part whose middle is repeated without being deflated again each time: gigabytes of it are made at once. */
export function unfolding(head: string, middle: string, times: number, tail: string, says?: number): Part {
  const flushed = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
  const deflated = Buffer.concat([flushed(head), ...Array<Buffer>(times).fill(flushed(middle)), deflateRawSync(tail)]);
  return { deflated, size: says ?? Buffer.byteLength(head) + Buffer.byteLength(middle) * times + Buffer.byteLength(tail) };
}

/** A zip archive. What is named twice lies in it once. */
export function zipOf(parts: Readonly<Record<string, Part>>): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let end = 0;
  for (const [name, { deflated, size }] of Object.entries(parts)) {
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(deflated.length, 14);
    header.writeUInt32LE(size, 18);
    header.writeUInt16LE(name.length, 22);
    const place = places.get(deflated) ?? end;
    if (place === end) {
      places.set(deflated, place);
      bodies.push(Buffer.from('PK\x03\x04'), header, Buffer.from(name), deflated);
      end += 30 + name.length + deflated.length;
    }
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02\x14', 'latin1');
    header.copy(entry, 6);
    entry.writeUInt32LE(place, 42);
    directory.push(entry, Buffer.from(name));
  }
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 'latin1');
  for (const at of [8, 10]) last.writeUInt16LE(directory.length / 2, at);
  last.writeUInt32LE(listed.length, 12);
  last.writeUInt32LE(end, 16);
  return new Uint8Array(Buffer.concat([...bodies, listed, last]));
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (kinds: readonly (readonly [kind: string, target: string])[]) =>
  part(
    `<Relationships>${kinds.map(([kind, target], at) => `<Relationship Id="r${at}" Type="${relations}/${kind}" Target="${target}"/>`).join('')}</Relationships>`,
  );

/** A workbook of one sheet, each of whose parts may be another than usual. */
export function workbookOf(own: Readonly<Record<string, Part>>): Uint8Array {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  return zipOf({
    '[Content_Types].xml': part(`<Types><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`),
    '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': part('<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r0"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': related([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>Ana</t></is></c></row>'),
    ...own,
  });
}

/** A sheet of these rows. */
export const sheetOf = (rows: string) => part(`${sheetAround[0]}${rows}${sheetAround[1]}`);

export const sheetAround = ['<worksheet><sheetData>', '</sheetData></worksheet>'] as const;
