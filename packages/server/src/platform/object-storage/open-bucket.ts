import { S3Client } from '@aws-sdk/client-s3';
import { isStorageFull } from '../http/storage-full.ts';
import type { BucketSetup } from './setup.ts';
import { StorageAway } from './storage-away.ts';

const second = 1000;

/** What fails is told by its error, and logged with what was asked. */
const silent = () => undefined;
const logger = { trace: silent, debug: silent, info: silent, warn: silent, error: silent };

/** Opens a bucket. What keeps it from being used at all fails as `StorageAway`, whatever asked; a file that is not there fails as S3 says it. */
export function openBucket({ endpoint, region, keys, forcePathStyle }: BucketSetup): S3Client {
  // a player that pauses keeps its connection: nobody else waits for it, and it is not ended for being silent
  const agent = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY };
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    logger,
    forcePathStyle,
    ...(keys && { credentials: keys }),
    // checksums of its own are what many servers beside Amazon's do not know
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5 * second,
      requestTimeout: 30 * second,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw isAway(error) ? new StorageAway(error) : error;
      }
    },
    { step: 'initialize', name: 'whetherStorageIsAway' },
  );
  return client;
}

/** The status of what S3 answered; undefined where it did not. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode;

/** Nobody answers, or answers that nothing goes: the bucket is gone, the key is not taken, the service is broken or has too much to do. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || isStorageFull(error)) return false;
  const status = statusOf(error);
  // our own disk, where a file is read that is sent
  if (status === undefined) return !('path' in error);
  // what answers so and cannot be read is something else than S3
  return status < 300 || status >= 500 || [301, 400, 401, 403, 429].includes(status) || error.name === 'NoSuchBucket';
}
