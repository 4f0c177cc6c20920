/** Where files are kept that lie in no disk's folder: a bucket of S3, or of what speaks like it. */
export interface BucketSetup {
  bucket: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's name stands in the path instead of before the host. */
  forcePathStyle: boolean;
}

/** The settings that say so, as they are written. */
export type BucketSettings = Partial<
  Record<
    'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_FORCE_PATH_STYLE',
    string | undefined
  >
>;

/** What is missing for a bucket to be used, each with what to write. Nothing is where no bucket is meant. */
export function bucketFaults(values: BucketSettings): string[] {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = values;
  if (!S3_BUCKET) {
    const others = { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE };
    const [stray] = Object.entries(others).flatMap(([name, value]) => (value ? [name] : []));
    return stray
      ? [`S3_BUCKET: write the bucket that ${stray} is meant for, or leave out all that begins with S3_ to keep files on the disk`]
      : [];
  }
  const faults: string[] = [];
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    faults.push(
      `${S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'}: write the key and the secret of somebody who may read, write, list and delete in the bucket`,
    );
  if (!S3_REGION && !S3_ENDPOINT)
    faults.push('S3_REGION: write the region of the bucket, as eu-central-1; or S3_ENDPOINT, where it is not with Amazon');
  return faults;
}

export function bucketOf(values: BucketSettings): BucketSetup | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = values;
  if (!S3_BUCKET || bucketFaults(values).length > 0) return undefined;
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: S3_FORCE_PATH_STYLE ? S3_FORCE_PATH_STYLE === 'true' : S3_ENDPOINT !== undefined,
  };
}
