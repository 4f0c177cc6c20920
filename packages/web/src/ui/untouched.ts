type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const textOf = (value: unknown) => JSON.stringify(value ?? '');

/** Of what is saved now, the fields that nobody changed in the form since it was opened: the others stay as they were typed. */
export function untouched<T extends object>(typed: Partial<T>, opened: T, newer: T): Partial<T> {
  const [was, is] = [opened as Fields, typed as Fields];
  const entries = Object.entries(newer).flatMap(([field, value]): [string, unknown][] => {
    const [before, now] = [was[field], is[field]];
    if (isFields(value) && isFields(before) && isFields(now)) return [[field, { ...now, ...untouched(now, before, value) }]];
    return textOf(now) === textOf(before) ? [[field, value]] : [];
  });
  return Object.fromEntries(entries) as Partial<T>;
}
