/**
 * A text of unknown encoding. Excel saves CSV in UTF-8 with a mark, in UTF-16, or in the code page of the machine: GBK in China, Windows-1252
 * in Europe and America.
 */
export function decodeText(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  return (
    decodedAs('utf-8', content) ??
    (isPaired(content) ? decodedAs('gb18030', content) : undefined) ??
    new TextDecoder('windows-1252').decode(content)
  );
}

function decodedAs(encoding: string, content: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** Chinese characters are two bytes, most of them beyond ASCII; accented letters stand alone between plain ones. */
function isPaired(content: Uint8Array): boolean {
  let paired = 0;
  let alone = 0;
  for (let at = 0; at < content.length; at += 1) {
    if ((content[at] ?? 0) < 0x80) continue;
    if ((content[at + 1] ?? 0) >= 0x80) {
      paired += 1;
      at += 1;
    } else alone += 1;
  }
  return paired > alone;
}
