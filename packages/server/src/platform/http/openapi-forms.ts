import { languages } from '@trellis/contract/languages';
import { type ApiDocument, type Operation, refTo, type Schema, textWithTypes, typeOf } from './openapi-document.ts';
import { capital } from './openapi-names.ts';

/** A form of fewer letters stands wherever it is needed: a reference to it would be as long. */
const shortest = 70;

/** One of more letters that the contract has a name for goes by it wherever it stands. What is shorter is easily alike by chance. */
const longest = 250;

/** What is called by its keys has at most as many. */
const mostKeys = 3;

/** Keywords whose values are values or texts, not schemas. */
const values = new Set(['const', 'default', 'enum', 'examples', 'required', 'type', 'description']);

type Schemas = Record<string, Schema>;

interface Form {
  schema: Schema;
  /** The types of calls that are of this form. */
  types: string[];
  /** What the contract calls it. */
  known: string[];
  /** Where else it stands: within which type, under which key. */
  places: { type: string; key: string }[];
}

/**
 * Gives what is said alike in several places one name: what calls ask or answer that the contract has no names for, and what stands within other
 * types. It is called by what it holds, a page of a type, a text in every language, its few keys, or by where it stands first.
 */
export function shareForms(document: ApiDocument): ApiDocument {
  const shared = shareOnce(document);
  // what holds something that has one name now may be said alike only since
  return JSON.stringify(shared) === JSON.stringify(document) ? document : shareForms(shared);
}

function shareOnce(document: ApiDocument): ApiDocument {
  const { schemas } = document.components;
  const ofCalls = typesOfCalls(document);
  const names = namesOfForms(schemas, formsWithin(schemas, ofCalls));
  const nameOf = (schema: Schema) => names.get(JSON.stringify(schema));
  const shared: Schemas = {};
  const renamed = new Map<string, string>();
  for (const [type, schema] of Object.entries(schemas)) {
    const name = nameOf(schema);
    if (name && ofCalls.has(type)) renamed.set(type, name);
    // what the contract calls by two names keeps both
    else if (name && name !== type) shared[type] = refTo(name);
    else shared[type] = within(schema, (inner) => referTo(inner, nameOf));
  }
  for (const [text, name] of names) shared[name] = within(JSON.parse(text) as Schema, (inner) => referTo(inner, nameOf));
  const sorted = Object.fromEntries(Object.entries(shared).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const whole = { ...document, components: { ...document.components, schemas: sorted } };
  return JSON.parse(textWithTypes(whole, (type) => renamed.get(type) ?? type)) as ApiDocument;
}

function referTo(schema: Schema, nameOf: (schema: Schema) => string | undefined): Schema {
  const name = nameOf(schema);
  return name ? refTo(name) : within(schema, (inner) => referTo(inner, nameOf));
}

/** The types that are called by their call: the contract has no name for them. */
function typesOfCalls({ paths, components }: ApiDocument): Set<string> {
  const names = (operation: Operation) => ['Request', 'Reply', 'Item'].map((end) => `${capital(operation.operationId)}${end}`);
  const possible = Object.values(paths).flatMap((item) => Object.values(item).flatMap(names));
  return new Set(possible.filter((name) => name in components.schemas));
}

/** Every form that is long enough for a name, with where it stands. What stands within one that was met already is met there. */
function formsWithin(schemas: Schemas, ofCalls: ReadonlySet<string>): Map<string, Form> {
  const forms = new Map<string, Form>();
  const formOf = (schema: Schema): Form => {
    const text = JSON.stringify(schema);
    const form = forms.get(text) ?? { schema, types: [], known: [], places: [] };
    forms.set(text, form);
    return form;
  };
  const meet = (schema: Schema, type: string, key: string): Schema => {
    const form = formOf(schema);
    form.places.push({ type, key });
    return schema.properties && timesOf(form) > 1 ? schema : within(schema, (inner, own) => meet(inner, type, own ?? key));
  };
  for (const [type, schema] of Object.entries(schemas)) {
    const form = formOf(schema);
    (ofCalls.has(type) ? form.types : form.known).push(type);
    if (timesOf(form) === 1) within(schema, (inner, key = '') => meet(inner, type, key));
  }
  return forms;
}

function namesOfForms(schemas: Schemas, forms: ReadonlyMap<string, Form>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set(Object.keys(schemas));
  const often = [...forms]
    .filter(([text, form]) => isWorthAName(text, form))
    .toSorted(([, one], [, other]) => timesOf(other) - timesOf(one));
  for (const [text, form] of often) {
    const name = form.known[0] ?? namesFor(form).find((each) => !taken.has(each)) ?? form.types[0];
    if (!name) continue;
    taken.add(name);
    names.set(text, name);
  }
  return names;
}

const timesOf = ({ types, known, places }: Form) => types.length + known.length + places.length;

function isWorthAName(text: string, form: Form): boolean {
  if (text.length < (form.known.length > 0 ? longest : shortest) || timesOf(form) < 2) return false;
  return form.schema.properties !== undefined;
}

function namesFor({ schema, places }: Form): string[] {
  const keys = Object.keys(schema.properties ?? {});
  const { items, Items } = schema.properties ?? {};
  const listed = typeOf(((items ?? Items)?.['items'] ?? {}) as Schema);
  const isPage = listed && keys.some((key) => key.toLowerCase() === 'totalcount') && keys.length === 2;
  if (isPage) return [`${listed}Page`];
  if (keys.join() === languages.join()) return [textsName(schema)];
  if (keys.length === 1) return [`Only${capital(keys[0] ?? '')}`];
  if (keys.length > 0 && keys.length <= mostKeys) return [keys.map(capital).join('And')];
  return places.slice(0, 1).map(({ type, key }) => `${type}${capital(key)}`);
}

/** A text in every language, by how long it may be and whether it may be empty. */
function textsName({ properties = {} }: Schema): string {
  const { maxLength, minLength } = properties[languages[0]] ?? {};
  return `${minLength === 0 ? 'Optional' : ''}TextsTo${String(maxLength)}`;
}

/** The same schema, each that stands within it as `change` makes it; it is told the key that has it. */
function within(schema: Schema, change: (inner: Schema, key?: string) => Schema): Schema {
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (values.has(keyword) || typeof value !== 'object' || value === null) return [keyword, value];
    if (Array.isArray(value)) return [keyword, value.map((inner) => change(inner as Schema))];
    if (keyword !== 'properties') return [keyword, change(value as Schema)];
    return [keyword, Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner as Schema, key)]))];
  });
  return Object.fromEntries(entries);
}
