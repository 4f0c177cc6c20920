import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { withoutTurning } from './readable.ts';
import { Refusal, refuse } from './refusal.ts';
import { isStorageFull } from './storage-full.ts';

/** What a form may wrap around its file, its other fields included. */
const wrapping = 1024 * 1024;

/** A form whose file lies on the disk: however large, it takes no memory. */
export interface IncomingForm {
  form: FormData;
  /** Deletes what lay there while it was used. */
  discard: () => Promise<void>;
}

const places = new WeakMap<File, string>();

/** Where a file that came with a form lies. Who wants to keep it moves it from there. */
export function placeOf(file: File): string {
  const place = places.get(file);
  if (place === undefined) throw new Error('A file is asked for that came with no form');
  return place;
}

/** A file that lies on the disk already, as one that came with a form. */
export async function fileAt(path: string, fileName: string): Promise<File> {
  const file = new File([await openAsBlob(path)], fileName);
  places.set(file, path);
  return file;
}

/** Whether a file could not be read or moved because it was deleted: whoever sent it went away before it was used. */
export function isDiscarded(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'NotReadableError';
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

interface Receiving {
  contentType: string;
  /** What the sender says of it, where anything is said. */
  contentLength: string | undefined;
  /** Bytes that the file may have. */
  size: number;
  /** Where files lie until they are stored. */
  folder: string;
}

/** Takes a form in while it arrives. What is too large is refused as soon as it is, and nothing of a form that breaks off stays. */
export async function receiveForm(body: Readable, { contentType, contentLength, size, folder }: Receiving): Promise<IncomingForm> {
  if (Number(contentLength) > size + wrapping) refuseLarge(size);
  const parser = parserOf(contentType, size);
  const files = new ArrivingFiles(parser, folder);
  const form = new FormData();
  parser.on('field', (name, value) => form.append(name, value));
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(withinLimit(body, size), parser);
    for (const { name, file, isCut } of await files.arrived()) {
      if (isCut) refuseLarge(size);
      form.append(name, file);
    }
    return { form, discard: () => files.discard() };
  } catch (error) {
    await files.discard();
    // what still arrives is read and forgotten: only who has sent all reads the reply
    body.resume();
    if (isStorageFull(error)) refuse('Trellis:StorageFull', { members: ['file'] });
    const isOurs = error instanceof Refusal || (error !== body.errored && error instanceof Error && 'syscall' in error);
    throw isOurs ? error : new Refusal('Trellis:UnreadableBody');
  }
}

function parserOf(contentType: string, size: number): BusboyInstance {
  const limits = { files: 1, fileSize: size, fields: 20, fieldSize: wrapping, parts: 21, headerSize: 16 * 1024 };
  try {
    // a name is kept as it came: what is made of it is the area's to decide
    return new Busboy({ headers: { 'content-type': contentType }, preservePath: true, limits });
  } catch {
    return refuse('Trellis:UnreadableBody');
  }
}

/** The body as far as it may go. The connection stays when we stop reading: a reply must still reach who sends too much. */
async function* withinLimit(body: Readable, size: number): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    read += piece.length;
    if (read > size + wrapping) refuseLarge(size);
    yield piece;
  }
}

function refuseLarge(size: number): never {
  return refuse('Trellis:FileTooLarge', { members: ['file'], data: { max: size / 1024 / 1024 } });
}

interface Arriving {
  name: string;
  fileName: string;
  path: string;
  stream: BusboyFileStream;
  writer: WriteStream;
  written: Promise<void>;
}

/** The files of a form on their way to the disk. */
class ArrivingFiles {
  readonly #files: Arriving[] = [];

  constructor(parser: BusboyInstance, folder: string) {
    parser.on('file', (name, stream, fileName) => {
      const path = join(folder, randomUUID());
      const writer = createWriteStream(path, { flags: 'wx' });
      const written = pipeline(stream, writer);
      // the parser waits for a file to be read to its end, which one that breaks off never is
      written.catch((error: Error) => parser.destroy(error));
      this.#files.push({ name, fileName, path, stream, writer, written });
    });
  }

  /** Each as a file that is read from the disk when it is used; one that is cut was larger than allowed. */
  arrived(): Promise<{ name: string; file: File; isCut: boolean }[]> {
    return Promise.all(
      this.#files.map(async ({ name, fileName, path, stream, written }) => {
        await written;
        return { name, file: await fileAt(path, withoutTurning(fileName)), isCut: stream.truncated };
      }),
    );
  }

  /** Ends what is still being written and deletes it all. */
  async discard(): Promise<void> {
    for (const { stream } of this.#files) stream.destroy();
    await Promise.allSettled(this.#files.map(({ written }) => written));
    // a file that is still being opened would be there after it was deleted
    await Promise.all(this.#files.map(({ writer }) => closed(writer)));
    await Promise.all(this.#files.map(({ path }) => rm(path, { force: true })));
  }
}

const closed = (writer: WriteStream) =>
  new Promise<void>((resolve) => {
    if (writer.closed) resolve();
    else writer.once('close', () => resolve());
  });
