import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TransferFault } from '@trellis/contract/programs/transfer-calls';
import type { Archive } from '../../platform/documents/zip-files.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { fileAt } from '../../platform/http/incoming-form.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refusalText } from '../../platform/http/refusal-text.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { incomingPlace, storeUpload } from '../files/public.ts';
import { columnOf, type LibraryFile } from './library-file.ts';

interface Taken {
  /** What the file calls each, and what it is here. */
  media: Map<string, string>;
  faults: TransferFault[];
}

/** Media of an archive as uploads of the editor, each looked at as if it had been sent alone; what the library has already stays. */
export async function takeMediaOf(
  context: IdentityContext,
  editor: Actor,
  { archive, listed, known }: { archive: Archive; listed: LibraryFile['media']; known: ReadonlySet<string> },
): Promise<Taken> {
  const taken: Taken = { media: new Map(), faults: [] };
  for (const [at, entry] of listed.entries()) {
    if (known.has(`${entry.kind} ${entry.id}`)) {
      taken.media.set(entry.id, entry.id);
      continue;
    }
    const fault = (message: string) => taken.faults.push({ row: at + 1, column: columnOf('media', 'path'), message });
    try {
      const id = await takeOne(context, archive, entry);
      if (id) taken.media.set(entry.id, id);
      else fault(refusalText('Trellis:NotInFile', editor.language, { what: entry.path }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fault(refusalText(error.code, editor.language, error.detail.data));
    }
  }
  return taken;
}

const most = 200 * 1024 * 1024;

async function takeOne(context: IdentityContext, archive: Archive, { id, kind, fileName, path }: LibraryFile['media'][number]) {
  const content = await archive.read(path, most);
  if (!content) return undefined;
  const place = incomingPlace(randomUUID());
  try {
    await mkdir(dirname(place), { recursive: true });
    await pipeline(content, createWriteStream(place, { flags: 'wx' }));
    const stored = await storeUpload(context, { kind, file: await fileAt(place, fileName), id });
    return stored.id;
  } finally {
    await rm(place, { force: true });
  }
}
