import { type Language, type LocalText, languages } from '@trellis/contract/languages';

type Plain = string | number | boolean;

/** A stored value as it may be read: nothing, one thing, several of them, or something with parts of its own. */
type StoredValue =
  | { kind: 'nothing' }
  | { kind: 'unnamed' }
  | { kind: 'one'; value: Plain }
  | { kind: 'several'; values: readonly Plain[] }
  | { kind: 'parts'; parts: readonly (readonly [name: string, value: string])[] };

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nothing = { kind: 'nothing' } as const;

export function readStored(value: unknown, language: Language): StoredValue {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'string' && id.test(value)) return { kind: 'unnamed' };
  if (isPlain(value)) return { kind: 'one', value };
  if (isLocalText(value)) return readStored(value[language], language);
  if (Array.isArray(value) && value.every(isPlain)) return value.length > 0 ? { kind: 'several', values: value } : nothing;
  const parts = partsOf(value, language);
  return parts.length > 0 ? { kind: 'parts', parts } : nothing;
}

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

function isLocalText(value: unknown): value is LocalText {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (languages as readonly string[]).includes(key)) && Object.values(value).every(isPlain);
}

/** Every part by where it stands, those of a list by their number; what is empty, and ids, say nothing. */
function partsOf(value: unknown, language: Language, name = ''): (readonly [string, string])[] {
  const read = typeof value === 'object' && value !== null && !isLocalText(value) ? undefined : readStored(value, language);
  if (read) return read.kind === 'one' ? [[name, String(read.value)]] : [];
  const isList = Array.isArray(value);
  return Object.entries(value as object).flatMap(([key, part]) =>
    partsOf(part, language, [name, isList ? String(Number(key) + 1) : key].filter(Boolean).join(' · ')),
  );
}
