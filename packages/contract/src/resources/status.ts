import { z } from 'zod';
import { call, id, type Policies, type Ref } from '../wire.ts';

/** Only what is Public is offered to centers. */
export const contentStatuses = ['Unpublish', 'Hide', 'Public', 'Expire', 'Trash'] as const;
export const contentStatus = z.enum(contentStatuses);
export type ContentStatus = z.infer<typeof contentStatus>;

/** Whether something of the library is offered. */
export const statusCall = (path: `/${string}`, ref: Ref, write: Policies) =>
  call('PUT', `${path}/contentStatus`, {
    summary: 'Publish it, hide it, or take it away; only what is Public is offered to centers',
    access: { anyOf: write.anyOf, writers: 'wholePlatform' },
    input: z.object({ id: id(ref), status: contentStatus }),
  });
