import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { call, id, type Policies, type Ref } from '../wire.ts';

/** Only what is Public is offered to centers. */
export const contentStatuses = ['Unpublish', 'Hide', 'Public', 'Expire', 'Trash'] as const;
export const contentStatus = z.enum(contentStatuses);
export type ContentStatus = z.infer<typeof contentStatus>;

/** From which status to which something may go: what was offered is withdrawn before it is put away, and what is taken out of the trash is a draft again. */
const moves: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  Unpublish: ['Hide', 'Public', 'Trash'],
  Hide: ['Unpublish', 'Public', 'Expire', 'Trash'],
  Public: ['Unpublish', 'Hide', 'Expire'],
  Expire: ['Hide', 'Public', 'Trash'],
  Trash: ['Unpublish'],
};

/** Whether something may take a status; the one that it has is always right. */
export const mayMove = (from: ContentStatus, to: ContentStatus): boolean => from === to || moves[from].includes(to);

/** Whether something of the library is offered. Offering publishes what was prepared: `errors` are what that may answer. */
export const statusCall = (path: `/${string}`, ref: Ref, write: Policies, errors: readonly ErrorCode[] = []) =>
  call('PUT', `${path}/contentStatus`, {
    summary: 'Publish it, hide it, or take it away; only what is Public is offered to centers',
    access: { anyOf: write.anyOf, writers: 'wholePlatform' },
    input: z.object({ id: id(ref), status: contentStatus }),
    errors: ['RocketSystem:StatusMove', ...errors],
  });
