import { uploadSizes } from '@trellis/server/areas/files/upload-sizes';
import { startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRead } from './call-routes.ts';
import { type Call, everyCall, inputWith, type Json, leastInput, places } from './inputs.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendAsWhoeverMay } from './whoever-may.ts';

let product: TestProduct;
let own: Scene;
let send: Awaited<ReturnType<typeof sendAsWhoeverMay>>;

beforeAll(async () => {
  product = await startTestProduct();
  own = await buildScene(product.owner);
  send = await sendAsWhoeverMay(product, own);
});
afterAll(() => product.close());

/** A form carries no JSON; what stands beside its file is looked at as any other field is. */
const isUpload = ({ path }: Call) => [...uploadSizes.keys()].some((sent) => new RegExp(`^${path.replace('{kind}', '[^/]+')}$`).test(sent));
const writes = everyCall().filter((call) => !isRead(call) && !isUpload(call));

const unheardOf = { unheardOf: 1 };

/** Where objects of known fields stand within an input; the address of what is deleted has no words for them. */
function objectsIn({ method, schema }: Call): { path: string[]; schema: Json }[] {
  const isObject = ({ type, properties }: Json) => type === 'object' && properties !== undefined;
  return method === 'DELETE'
    ? []
    : places(schema).flatMap(({ path, schema }) => {
        const object = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(isObject);
        return object ? [{ path, schema: object }] : [];
      });
}

it.each(writes.map((call) => [call.name, call] as const))('%s refuses by name what it does not know', async (_, call) => {
  const least = { ...leastInput(call.schema, own.refs), ...call.choice };
  const inputs = [
    { member: 'unheardOf', input: { ...least, ...unheardOf } },
    ...objectsIn(call).map(({ path, schema }) => ({
      member: [...path, 'unheardOf'].join('.'),
      input: inputWith(call.schema, own.refs, path, { ...leastInput(schema, own.refs), ...unheardOf }) as Record<string, unknown>,
    })),
  ];
  for (const { member, input } of inputs) {
    const { status, error } = await send(call, input);
    expect([status, error?.code], member).toEqual([400, 'Trellis:InvalidInput']);
    expect(error.validationErrors.flatMap(({ members }) => members)).toContain(member);
  }
});

it('nothing is a read that was meant as a write', () => {
  expect(writes.length).toBeGreaterThan(500);
});
