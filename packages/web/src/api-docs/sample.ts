import { type ApiDocument, type Schema, schemaOf } from './document.ts';

/** Types refer to themselves: what lies deeper is left to whoever writes. */
const deepest = 6;

const texts: Record<string, () => string> = {
  uuid: () => '00000000-0000-0000-0000-000000000000',
  date: () => new Date().toISOString().slice(0, 10),
  'date-time': () => new Date().toISOString(),
  email: () => 'name@example.com',
  uri: () => 'https://example.com',
};

/** The least that a schema asks for, to begin from: what may be left out is left out. */
export function sampleOf(document: ApiDocument, given: Schema, depth = 0): unknown {
  const schema = schemaOf(document, given);
  const { default: usual, const: only, enum: choices, anyOf, oneOf, allOf } = schema;
  if (only !== undefined) return only;
  if (usual !== undefined) return usual;
  if (choices) return choices[0];
  if (depth > deepest) return null;
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return sampleOf(document, first, depth + 1);
  if (allOf) return Object.assign({}, ...allOf.map((part) => sampleOf(document, part, depth + 1)));
  return plainSample(document, schema, depth);
}

function plainSample(document: ApiDocument, schema: Schema, depth: number): unknown {
  const { type, format = '', properties = {}, required = [], items, minItems = 0, minimum = 0 } = schema;
  switch ([type].flat()[0] ?? (schema.properties ? 'object' : '')) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sampleOf(document, properties[name] ?? {}, depth + 1)]));
    case 'array':
      return items && minItems > 0 ? [sampleOf(document, items, depth + 1)] : [];
    case 'string':
      return texts[format]?.() ?? '';
    case 'integer':
    case 'number':
      return Math.max(minimum, 0);
    case 'boolean':
      return false;
    default:
      return null;
  }
}
