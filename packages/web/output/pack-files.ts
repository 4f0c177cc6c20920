import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { filesOf } from './files-of.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const packedAs = ['.br', '.gz'];
/** The largest file that is packed as small as can be, which takes a second a megabyte: above stand libraries that few pages need. */
const packedBest = 512 * 1024;
/** 8 % larger, and ten times as fast. */
const quick = 9;

/** Packs the scripts and styles of a folder beside them, those that changed. */
export async function packFiles(folder: string): Promise<void> {
  const files = filesOf(folder).filter((file) => /\.(js|mjs|css)$/.test(file));
  await Promise.all(files.map(pack));
}

async function pack(file: string): Promise<void> {
  const content = readFileSync(file);
  if (isPacked(file, content)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > packedBest ? quick : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  // by it the next build knows that both are there
  put(`${file}.gz`, gz);
  put(`${file}.br`, br);
}

/** A file that is being served is never seen half written. */
function put(file: string, content: Buffer): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

function isPacked(file: string, content: Buffer): boolean {
  try {
    return brotliDecompressSync(readFileSync(`${file}.br`)).equals(content);
  } catch {
    return false;
  }
}
