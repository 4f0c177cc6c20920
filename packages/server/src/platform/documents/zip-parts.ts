import { TextDecoder } from 'node:util';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { TableFault } from './table.ts';

const megabyte = 1024 * 1024;
/** All that is read of a document: the largest list that is taken has half of it. */
const mostOfAll = 128 * megabyte;
/** Rows that differ in nothing but their numbers shrink to a twentieth; what shrinks to less than this was made to unfold. */
const shrinking = { to: 1 / 200, from: megabyte };
/** A document has some dozens, and one for each picture. */
const mostParts = 10_000;

/**
 * The parts of a zipped document. Each is unpacked piece by piece while it is read, in memory alone; all together unpack into so much and no
 * more.
 */
export class ZipParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #left = mostOfAll;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(content: Uint8Array): Promise<ZipParts> {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    // names are compared and never used as paths: those that no path may have are no reason to refuse a document
    const zip = await fromBufferPromise(bytes, { decodeStrings: false });
    if (zip.entryCount > mostParts) throw new TableFault('unreadable');
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      const name = plain(entry.fileNameRaw.toString());
      if (!entries.has(name)) entries.set(name, entry);
    }
    return new ZipParts(zip, entries);
  }

  has(name: string): boolean {
    return this.#entries.has(plain(name));
  }

  /** The text of a part, piece by piece; one that only says where something is, or what it looks like, is short. */
  async *read(name: string, megabytes = Infinity): AsyncGenerator<string> {
    const entry = this.#entries.get(plain(name));
    if (!entry || entry.uncompressedSize > megabytes * megabyte) throw new TableFault('unreadable');
    this.#take(entry);
    // ends with an error where more comes, or less, than the directory says
    const pieces = await this.#zip.openReadStreamPromise(entry);
    let decoder: TextDecoder | undefined;
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
      yield decoder.decode(piece, { stream: true });
    }
    if (decoder) yield decoder.decode();
  }

  #take({ uncompressedSize, compressedSize }: Entry): void {
    if (uncompressedSize > shrinking.from && compressedSize < uncompressedSize * shrinking.to) throw new TableFault('unreadable');
    this.#left -= uncompressedSize;
    if (this.#left < 0) throw new TableFault('tooLong');
  }
}

/** As documents compare the names of their parts: without case, from the root. */
const plain = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** XML that is not UTF-8 begins with a mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
