/** Texts that stand beside each other, in pieces of which each fits: what is taller than a page goes on to the next. */
export function inPieces(texts: readonly string[], fits: (texts: readonly string[]) => boolean): readonly (readonly string[])[] {
  const longest = Math.max(...texts.map((text) => text.length));
  if (longest < 2 || fits(texts)) return [texts];
  const halves = texts.map((text) => (text.length > longest / 2 ? halved(text) : ([text, ''] as const)));
  return [
    ...inPieces(
      halves.map(([head]) => head),
      fits,
    ),
    ...inPieces(
      halves.map(([, tail]) => tail),
      fits,
    ),
  ];
}

/** Both halves of a long text, parted between two words where there are any. */
function halved(text: string): readonly [string, string] {
  const characters = Array.from(text);
  const middle = Math.ceil(characters.length / 2);
  const space = characters.lastIndexOf(' ', middle);
  const at = space > middle / 2 ? space + 1 : middle;
  return [characters.slice(0, at).join(''), characters.slice(at).join('')];
}
