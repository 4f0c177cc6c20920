import {
  type ApiDocument,
  type Content,
  type Operation,
  refTo,
  type Schema,
  textWithTypes,
  typeOf,
  typesWithin,
} from './openapi-document.ts';
import { capital } from './openapi-names.ts';

/** What a type as it is asked is called until it is known which forms of it are used: a dot is in no name that the contract gives. */
export const asRequested = '.input';

/** Gives the body and the reply of a call a name of their own, unless the contract has one for them. */
export function nameBodies(document: ApiDocument, operation: Operation): void {
  const name = capital(operation.operationId);
  if (operation.requestBody) nameContent(document, operation.requestBody.content, `${name}Request`);
  const { 200: reply } = operation.responses;
  if (reply && 'content' in reply && reply.content) nameContent(document, reply.content, `${name}Reply`);
}

function nameContent({ components }: ApiDocument, content: Content, name: string): void {
  for (const body of Object.values(content)) {
    if (typeOf(body.schema) || body.schema.format === 'binary') continue;
    add(components.schemas, name, body.schema);
    body.schema = refTo(name);
  }
}

/** Leaves the types that a call speaks of, by name. A type that is used in one form alone is called as the contract calls it. */
export function settleTypes(document: ApiDocument): ApiDocument {
  const { schemas, ...others } = document.components;
  const sameForm = sameForms(schemas);
  const used = reached(schemas, typesWithin({ ...document, components: others }), sameForm);
  const forms = Map.groupBy(used, plainName);
  const rename = (type: string) => {
    const [plain = '', form] = sameForm(type).split('.');
    return form && (forms.get(plain)?.length ?? 0) > 1 ? `${plain}${capital(form)}` : plain;
  };
  const kept: Record<string, Schema> = {};
  for (const type of [...used].sort()) add(kept, rename(type), schemas[type] ?? {});
  return JSON.parse(textWithTypes({ ...document, components: { schemas: kept, ...others } }, rename)) as ApiDocument;
}

const plainName = (type: string) => type.split('.')[0] ?? type;

/** Tells the form of a type that says the same of it: most are asked as they are answered. */
function sameForms(schemas: Record<string, Schema>): (type: string) => string {
  const known = new Map<string, string>();
  const sameForm = (type: string): string => {
    const plain = plainName(type);
    const same = known.get(type) ?? (plain in schemas && textOf(type) === textOf(plain) ? plain : type);
    known.set(type, same);
    return same;
  };
  const textOf = (type: string) => textWithTypes(schemas[type], sameForm);
  return sameForm;
}

/** Every type that these lead to, in the form that stands for it. */
function reached(schemas: Record<string, Schema>, from: string[], sameForm: (type: string) => string): Set<string> {
  const found = new Set<string>();
  const ahead = [...from];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const type = sameForm(next);
    if (found.has(type)) continue;
    found.add(type);
    ahead.push(...typesWithin(schemas[type]));
  }
  return found;
}

function add(schemas: Record<string, Schema>, name: string, schema: Schema): void {
  if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(schema)) throw new Error(`Two types of the API are called ${name}`);
  schemas[name] = schema;
}
