import { uploadCalls } from '@trellis/contract/files/calls';
import { kinds } from './kinds.ts';

/** How large the file of each upload may be, by the path that it is sent to. */
export const uploadSizes: ReadonlyMap<string, number> = new Map(
  Object.entries(kinds).flatMap(([kind, { size }]) =>
    Object.values(uploadCalls).map((call) => [call['~orpc'].route.path?.replace('{kind}', kind) ?? '', size] as const),
  ),
);
