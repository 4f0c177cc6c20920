/** Fills the `{name}` places of a text; one that nobody filled disappears. */
export function filled(text: string, data: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
