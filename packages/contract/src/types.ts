import type { ContractProcedure } from '@orpc/contract';
import type { z } from 'zod';

/** What a use case receives: the input after its schema has parsed it. */
export type InputOf<C> = C extends ContractProcedure<infer I extends z.ZodType, infer _O, infer _E, infer _M> ? z.output<I> : never;

/** What a use case returns: what the output schema accepts. */
export type OutputOf<C> = C extends ContractProcedure<infer _I, infer O extends z.ZodType, infer _E, infer _M> ? z.input<O> : never;
