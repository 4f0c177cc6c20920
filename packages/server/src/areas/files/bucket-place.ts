import { open } from 'node:fs/promises';
import { HeadBucketCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { openBucket } from '../../platform/object-storage/open-bucket.ts';
import type { BucketSetup } from '../../platform/object-storage/setup.ts';
import { StorageAway } from '../../platform/object-storage/storage-away.ts';
import { sendObject } from './bucket-replies.ts';
import type { FilePlace, FileRequest } from './file-place.ts';

/** What a line to a storage carries at the least, in bytes a second. */
const slowest = 250_000;

/** Files in a bucket, which every process of every machine reads and writes alike. */
export function bucketPlace(setup: BucketSetup): FilePlace {
  const client = openBucket(setup);
  const { bucket: Bucket } = setup;
  return {
    isElsewhere: true,
    // access is the bucket's alone: lists of access at each file are what Amazon advises against and others do not know
    disk: new Disk(new S3Driver({ client, bucket: Bucket, visibility: 'private', supportsACL: false })),
    take: async (key, path, { size, type }) => {
      const put = async () => {
        const file = await open(path);
        // closed with it
        const content = file.createReadStream();
        // what fails before anybody reads it is told by the request
        content.on('error', () => undefined);
        // one request with its length, so that what breaks off leaves nothing: parts would stay until somebody clears them
        const command = new PutObjectCommand({ Bucket, Key: key, ContentType: type, ContentLength: size, Body: content });
        await client.send(command, { requestTimeout: 30_000 + (size / slowest) * 1000 }).finally(() => content.destroy());
      };
      // the client tries again by itself but for what is read while it is sent: a connection that was kept may be closed just then
      await put().catch((error: unknown) => {
        if (!(error instanceof StorageAway)) throw error;
        return put();
      });
    },
    answers: (signal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal: signal }).then(() => true),
    list: async function* (isWanted) {
      let after: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ...(after && { ContinuationToken: after }) }));
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          if (LastModified && isWanted(Key)) yield { key: Key, written: LastModified };
        }
        after = page.NextContinuationToken;
      } while (after);
    },
    mount: async (app, mayHave) => {
      for (const method of ['GET', 'HEAD'] as const) {
        app.route<{ Params: FileRequest['params']; Querystring: FileRequest['query'] }>({
          method,
          url: '/files/*',
          exposeHeadRoute: false,
          handler: async (request, reply) => {
            if (!mayHave(request)) return reply.status(403).send();
            return sendObject({ client, Bucket, Key: request.params['*'] }, request, reply);
          },
        });
      }
    },
  };
}
