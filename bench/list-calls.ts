import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@trellis/contract';
import type { Ref } from '@trellis/contract/wire';
import { z } from 'zod';
import { type Json, leastInput, type Refs } from '../tests/conformance/inputs.ts';
import type { Call } from './measure.ts';

/** A call of the contract that answers a page of a list. */
export interface ListCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  input: Json;
  /** What a row of it tells: it may be what the list is sorted by. */
  fields: string[];
}

/** What is asked of one list, besides what it cannot do without. */
export interface Asked {
  what: string;
  input: Record<string, unknown>;
}

export const pageSize = 12;
export const firstPage: Asked = { what: 'first page', input: { skipCount: 0, maxResultCount: pageSize } };

/** Every list of the contract that is paged. */
export function listCalls(): ListCall[] {
  return Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, AnyContractProcedure>).flatMap(([name, call]) => {
      const { route, inputSchema, outputSchema } = call['~orpc'];
      const input = jsonOf(inputSchema, 'input');
      const answer = jsonOf(outputSchema, 'output').properties ?? {};
      if (!answer.totalCount || !input.properties?.skipCount) return [];
      const { method, path = '' } = route;
      return [
        {
          name: `${area}.${name}`,
          method: method as 'GET' | 'POST',
          path,
          input,
          fields: Object.keys(answer.items?.items?.properties ?? {}),
        },
      ];
    }),
  );
}

/** Whether all that a list must be told is known here. */
export function missingIn(call: ListCall, refs: Partial<Refs>): Ref[] {
  const needed = (call.input.required ?? []).flatMap((name) => call.input.properties?.[name]?.ref ?? []);
  return needed.filter((ref) => !refs[ref]);
}

/** The orders that a list may be asked for in, those first that lists are usually sorted by. */
export function orders({ input, fields }: ListCall): Asked[] {
  if (!input.properties?.sorting) return [];
  return [...new Set(['createdAt', 'creationTime', 'name', ...fields])].flatMap((field) =>
    [field, `${field} desc`].map((sorting) => ({ what: `by ${sorting}`, input: { ...firstPage.input, sorting } })),
  );
}

/** The words that a list may be searched for. */
export function searches({ input }: ListCall, word: string): Asked[] {
  const isWord = ({ type, format, enum: choices, ref }: Json) => type === 'string' && !format && !choices && !ref;
  return Object.entries(input.properties ?? {})
    .filter(([name, property]) => name !== 'sorting' && !input.required?.includes(name) && isWord(property))
    .map(([name]) => ({ what: `${name} “${word}”`, input: { ...firstPage.input, [name]: word } }));
}

/** The request that asks it of a list. */
export function requestOf(call: ListCall, { input }: Asked, refs: Partial<Refs>, token: string): Call {
  const words: Record<string, unknown> = { ...leastInput(call.input, refs as Refs), ...input };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = String(words[name]);
    delete words[name];
    return word;
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  if (call.method === 'POST') return { method: 'POST', path, headers, body: JSON.stringify(words) };
  const query = new URLSearchParams(Object.entries(words).map(([name, value]): [string, string] => [name, String(value)]));
  return { method: 'GET', path: `${path}?${query.toString()}`, headers };
}

const jsonOf = (schema: unknown, io: 'input' | 'output') => z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' }) as Json;
