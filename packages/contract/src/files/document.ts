import { z } from 'zod';
import { languages } from '../languages.ts';
import type { Policy } from '../policies.ts';
import { id, type Ref } from '../wire.ts';

/** What can be had as a PDF: of what, and the policy of the page that shows the same. `more` narrows what stands in it. */
export const pdfOf = <const D extends string, M extends z.ZodRawShape = Record<never, never>>(
  document: D,
  ref: Ref,
  policy: Policy,
  more: M = {} as M,
) => ({
  policy,
  order: z.object({
    document: z.literal(document),
    id: id(ref),
    /** Of the document; that of the request unless told. */
    language: z.enum(languages).optional(),
    ...more,
  }),
});
