import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const deflated = 8;

/** The files of a zip archive by their names, read by its directory: not by the library that wrote it. */
export function unzip(archive: Buffer): Map<string, string> {
  let end = archive.length - 22;
  while (end >= 0 && archive.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < 0) throw new Error('This is no zip archive');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name.replace(/^\//, ''), contentOf(archive, at));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** What the entry of the directory at `at` leads to. */
function contentOf(archive: Buffer, at: number): string {
  const header = archive.readUInt32LE(at + 42);
  const begins = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const bytes = archive.subarray(begins, begins + archive.readUInt32LE(at + 20));
  return (archive.readUInt16LE(at + 10) === deflated ? inflateRawSync(bytes) : bytes).toString('utf8');
}

/** Throws where a text is no XML: a tag that is not closed by its own, a bare ampersand, a character that XML does not have. */
export function assertXml(text: string): void {
  const open: string[] = [];
  const foreign = /[^\P{Cc}\t\n\r\u{80}-\u{9f}]|[\u{fffe}\u{ffff}]|&(?!amp;|lt;|gt;|quot;|apos;|#\d+;|#x[\da-f]+;)/iu.exec(text);
  if (foreign) throw new Error(`No XML at ${foreign.index}: ${text.slice(foreign.index - 20, foreign.index + 20)}`);
  for (const [tag, closing, name = '', own] of text.matchAll(/<(\/?)([\w:.-]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (own) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) throw new Error(`${tag} closes nothing`);
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} stays open`);
}
