/** Rows in JSON as RFC 4180 has them: UTF-8, a line with the names of the columns first. Nothing is an empty field, and an empty text is `""`. */
export async function* asCsv(columns: readonly string[], portions: AsyncIterable<string[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lineOf(columns));
  for await (const rows of portions) {
    const lines = rows.map((row) => {
      const values = JSON.parse(row) as Record<string, unknown>;
      return lineOf(columns.map((column) => values[column]));
    });
    yield Buffer.from(lines.join(''));
  }
}

const lineOf = (values: readonly unknown[]) => `${values.map(field).join()}\r\n`;

function field(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
