import type { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { FileReply } from '../http/routes.ts';
import { attachment } from './attachment.ts';
import { replyStream } from './reply-stream.ts';

/** A file of an archive that is written. */
export interface ArchivedFile {
  path: string;
  content: AsyncIterable<Uint8Array>;
}

/** Writes an archive while it is read: its files are packed one after the other, as they are. */
export function zipReply(fileName: string, files: AsyncIterable<ArchivedFile>): FileReply {
  const headers = { 'content-type': 'application/zip', 'content-disposition': attachment(fileName), 'cache-control': 'no-store' };
  const body = replyStream(async (stream) => {
    const zip = new Zip((error, piece, isLast) => {
      if (error) stream.destroy(error);
      else stream.write(piece);
      if (isLast) stream.end();
    });
    for await (const { path, content } of files) {
      const file = new ZipPassThrough(path);
      zip.add(file);
      for await (const piece of content) {
        if (stream.destroyed) return;
        file.push(piece);
        if (stream.writableNeedDrain) await drained(stream);
      }
      file.push(new Uint8Array(), true);
    }
    zip.end();
  });
  return { headers, body };
}

const drained = (stream: NodeJS.WritableStream) =>
  new Promise<void>((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });

/** More files than that no archive of ours has. */
const mostFiles = 10_000;

/** The files of an archive that lies on the disk, each read where it stands; undefined where it is none. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(place: string): Promise<Archive | undefined> {
    const zip = await openPromise(place, { lazyEntries: true, autoClose: false }).catch(() => undefined);
    if (!zip) return undefined;
    try {
      const entries = new Map<string, Entry>();
      if (zip.entryCount <= mostFiles) for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new Archive(zip, entries);
    } catch {
      zip.close();
      return undefined;
    }
  }

  /** A file of at most so many bytes; undefined where there is none such. It ends with an error where more comes than the archive says. */
  async read(path: string, most: number): Promise<Readable | undefined> {
    const entry = this.#entries.get(path);
    if (!entry || entry.uncompressedSize > most) return undefined;
    return this.#zip.openReadStreamPromise(entry).catch(() => undefined);
  }

  close(): void {
    this.#zip.close();
  }
}
