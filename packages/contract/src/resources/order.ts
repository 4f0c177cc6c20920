import { z } from 'zod';
import { call, id, type Policies, type Ref } from '../wire.ts';

/** The place in an order, counted from 0. */
export const sortOrder = z.int().min(0).max(100_000);

/** Puts something of the library at a place of its order; `by` is what the path calls its id. */
export const moveCall = <const B extends string>(path: `/${string}`, by: B, ref: Ref, write: Policies) =>
  call('PUT', `${path}/move/{${by}}`, {
    summary: 'Move it to a place in the order, counted from 0',
    access: { anyOf: write.anyOf, writers: 'wholePlatform' },
    input: z.object({ [by]: id(ref), newSortOrder: sortOrder } as Record<B, z.ZodUUID> & { newSortOrder: z.ZodInt }),
  });
