const widest = 180;

/** JSON to be read and compared line by line: whatever fits stands on one line, the rest a level deeper. */
export function layOut(value: unknown, margin = '', key = ''): string {
  const line = `${key}${JSON.stringify(value)}`;
  if (typeof value !== 'object' || value === null || margin.length + line.length < widest) return line;
  const deeper = `${margin} `;
  const inner = Array.isArray(value)
    ? value.map((item) => layOut(item, deeper))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => layOut(item, deeper, `${JSON.stringify(name)}: `));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${key}${open}\n${inner.map((item) => `${deeper}${item}`).join(',\n')}\n${margin}${close}`;
}
