import { z } from 'zod';
import { id } from '../../wire.ts';

/** Who takes a booking over, or all that its coach still has on its day. */
export const substitute = z.object({ id: id('occurrence'), toUserId: id('person'), wholeDay: z.boolean() });

export const substitutes = z.object({
  /** How much its coach still has on its day, this one included. */
  ofDay: z.int(),
  /** The other coaches of the center, those who are free first. */
  coaches: z.array(z.object({ id: id('person'), name: z.string(), isFree: z.boolean(), isFreeForDay: z.boolean() })),
});
