/** Where files are kept that lie in no disk's folder: a bucket of S3, or of what speaks like it. */
export interface BucketSetup {
  bucket: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Undefined: those of the role that the machine or the container has, which the client asks for and renews. */
  keys: BucketKeys | undefined;
  /** The bucket's name stands in the path instead of before the host. */
  forcePathStyle: boolean;
}

export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
  /** Goes along with keys that were given for a time. */
  sessionToken?: string;
}

/** The settings that say so, as they are written. */
export type BucketSettings = Partial<
  Record<
    | 'S3_BUCKET'
    | 'S3_ENDPOINT'
    | 'S3_REGION'
    | 'S3_CREDENTIALS'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
    | 'S3_SESSION_TOKEN'
    | 'S3_FORCE_PATH_STYLE',
    string | undefined
  >
>;

/** What is missing for a bucket to be used, each with what to write. Nothing is where no bucket is meant. */
export function bucketFaults(values: BucketSettings): string[] {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION } = values;
  if (!S3_BUCKET) {
    const [stray] = Object.entries(values).flatMap(([name, value]) => (name.startsWith('S3_') && value ? [name] : []));
    return stray
      ? [`S3_BUCKET: write the bucket that ${stray} is meant for, or leave out all that begins with S3_ to keep files on the disk`]
      : [];
  }
  const faults = keyFaults(values);
  if (!S3_REGION && !S3_ENDPOINT)
    faults.push('S3_REGION: write the region of the bucket, as eu-central-1; or S3_ENDPOINT, where it is not with Amazon');
  return faults;
}

function keyFaults({ S3_CREDENTIALS, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_SESSION_TOKEN }: BucketSettings): string[] {
  const isRole = S3_CREDENTIALS === 'role';
  if (isRole && (S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY || S3_SESSION_TOKEN))
    return ['S3_CREDENTIALS: leave out S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_SESSION_TOKEN where a role is used, or write keys'];
  if (isRole || (S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return [];
  return [
    `${S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'}: write the key and the secret of somebody who may read, write, list and delete in the bucket`,
  ];
}

export function bucketOf(values: BucketSettings): BucketSetup | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE } = values;
  if (!S3_BUCKET || bucketFaults(values).length > 0) return undefined;
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? 'us-east-1',
    keys: values.S3_CREDENTIALS === 'role' ? undefined : keysOf(values),
    forcePathStyle: S3_FORCE_PATH_STYLE ? S3_FORCE_PATH_STYLE === 'true' : S3_ENDPOINT !== undefined,
  };
}

const keysOf = ({ S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_SESSION_TOKEN }: BucketSettings): BucketKeys => ({
  accessKeyId: S3_ACCESS_KEY_ID,
  secretAccessKey: S3_SECRET_ACCESS_KEY,
  ...(S3_SESSION_TOKEN && { sessionToken: S3_SESSION_TOKEN }),
});
