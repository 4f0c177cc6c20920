import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { call, concurrencyStamp, id, type Policies, type Ref } from '../wire.ts';

/** Makes the version that was prepared the one that is used from now on. */
export const publishCall = (path: `/${string}`, ref: Ref, write: Policies, errors: readonly ErrorCode[]) =>
  call('PUT', `${path}/publish`, {
    summary: 'Publish the version that was prepared; whoever took one before keeps it',
    access: { anyOf: write.anyOf, writers: 'wholePlatform' },
    input: z.object({ id: id(ref), concurrencyStamp }),
    errors: ['Trellis:StaleStamp', ...errors],
  });
