import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { openBucket, statusOf } from './open-bucket.ts';
import type { BucketSetup } from './setup.ts';

/** What keeps a bucket from being used, with what to do about it: everything is tried once that the product does there. */
export async function bucketObstacle(setup: BucketSetup): Promise<string | undefined> {
  const client = openBucket(setup);
  const { bucket: Bucket } = setup;
  const tried = { Bucket, Key: `starting/${randomUUID()}` };
  try {
    await client.send(new PutObjectCommand({ ...tried, Body: 'Trellis looks whether it may write here.' }));
    const { Body } = await client.send(new GetObjectCommand({ ...tried, Range: 'bytes=0-6' }));
    await Body?.transformToByteArray();
    await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
    await client.send(new DeleteObjectCommand(tried));
    return undefined;
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return obstacleOf(setup, cause);
  } finally {
    client.destroy();
  }
}

function obstacleOf({ bucket, endpoint, region, keys }: BucketSetup, error: unknown): string {
  const place = endpoint ? new URL(endpoint).host : `Amazon in ${region}`;
  const { name } = error as Error;
  const [message] = (error as Error).message.split('\n');
  if (name === 'NoSuchBucket')
    return `S3_BUCKET: there is no bucket ${bucket} at ${place}. Make it, private, or write the name of one that is there`;
  if (name === 'CredentialsProviderError')
    return `S3_CREDENTIALS: this machine has no role (${message}). Give it one that may use the bucket, or write S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`;
  if (name === 'ExpiredToken' || name === 'InvalidToken')
    return keys
      ? `S3_SESSION_TOKEN: ${place} does not take it (${name}). Write the one that was given with this key, or leave it out where the key is for good`
      : `S3_CREDENTIALS: ${place} does not take what the role was given (${name}). Look at the clock of this machine`;
  if (name === 'InvalidAccessKeyId' || name === 'SignatureDoesNotMatch')
    return `S3_SECRET_ACCESS_KEY: ${place} does not take the key with this secret (${name}). Write S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as they were given out together`;
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed')
    return `S3_REGION: the bucket ${bucket} is not in ${region} (${message}). Write its region`;
  const status = statusOf(error);
  if (status === undefined || status < 300)
    return `S3_ENDPOINT: nothing answers as S3 at ${place} (${message || name}). Start it, or write https://s3.example`;
  if (status === 403)
    return `S3_BUCKET: the key may not do all that is needed in ${bucket} (${name}). Let it read, write, list and delete there: s3:GetObject, s3:PutObject, s3:ListBucket, s3:DeleteObject`;
  return `S3_BUCKET: ${bucket} at ${place} cannot be used (${name}: ${message})`;
}
