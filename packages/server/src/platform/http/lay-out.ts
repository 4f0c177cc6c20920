const widest = 180;

/** JSON to be read and compared line by line: whatever fits stands on one line, the rest a level deeper, where what is short shares its line with its neighbors. */
export function layOut(value: unknown, margin = '', key = ''): string {
  const line = `${key}${JSON.stringify(value)}`;
  if (typeof value !== 'object' || value === null || margin.length + line.length < widest) return line;
  const deeper = `${margin} `;
  const inner = Array.isArray(value)
    ? value.map((item) => layOut(item, deeper))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => layOut(item, deeper, `${JSON.stringify(name)}:`));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = filled(inner, widest - deeper.length).map((item) => `${deeper}${item}`);
  return `${key}${open}\n${lines.join(',\n')}\n${margin}${close}`;
}

function filled(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1)},${item}`;
    if (lines.length > 0 && longer.length < width && !longer.includes('\n')) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}
