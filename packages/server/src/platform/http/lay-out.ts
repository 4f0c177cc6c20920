const widest = 180;

/** JSON to be read and compared line by line: whatever fits stands on one line, the rest a level deeper. A list of plain values fills its lines. */
export function layOut(value: unknown, margin = '', key = ''): string {
  const line = `${key}${JSON.stringify(value)}`;
  if (typeof value !== 'object' || value === null || margin.length + line.length < widest) return line;
  const deeper = `${margin} `;
  const inner = Array.isArray(value)
    ? linesOf(value, deeper)
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => layOut(item, deeper, `${JSON.stringify(name)}: `));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${key}${open}\n${inner.map((item) => `${deeper}${item}`).join(',\n')}\n${margin}${close}`;
}

function linesOf(list: readonly unknown[], margin: string): string[] {
  const items = list.map((item) => layOut(item, margin));
  if (list.some((item) => typeof item === 'object' && item !== null)) return items;
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1)},${item}`;
    if (lines.length > 0 && margin.length + longer.length < widest) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}
