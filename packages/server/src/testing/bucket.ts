import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { buildApp } from 'fauxqs';
import type { BucketKeys, BucketSetup } from '../platform/object-storage/setup.ts';
import { faultOfSignature } from './s3-signature.ts';

export interface TestBucket {
  setup: BucketSetup & { keys: BucketKeys };
  /** The same as an operator writes it. */
  settings: Record<string, string>;
  /** Whoever listens there hears what is asked. */
  server: Server;
  /** Ends the server at once, with whatever is under way there. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const key = { accessKeyId: 'TRELLISTEST', secretAccessKey: 'a secret of these tests' };
const bucket = 'trellis-files';

/** S3 in this process, in memory, with one bucket and one key: fauxqs, behind a look at every signature, which it does not take. */
export async function startBucket({ sessionToken }: { sessionToken?: string } = {}): Promise<TestBucket> {
  const keys: BucketKeys = { ...key, ...(sessionToken && { sessionToken }) };
  const app = buildApp({ logger: false });
  await app.ready();
  await app.inject({ method: 'PUT', url: `/${bucket}` });
  const server = createServer((request, response) => {
    const fault = faultOfSignature(request, keys);
    if (!fault) return app.routing(request, response);
    request.resume();
    response.writeHead(403, { 'content-type': 'application/xml' });
    return response.end(`<?xml version="1.0"?><Error><Code>${fault}</Code><Message>Refused</Message></Error>`);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server.address() as { port: number };
  };
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const { port } = await listen(0);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    setup: { bucket, endpoint, region: 'us-east-1', keys, forcePathStyle: true },
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: key.accessKeyId,
      S3_SECRET_ACCESS_KEY: key.secretAccessKey,
      ...(sessionToken && { S3_SESSION_TOKEN: sessionToken }),
    },
    server,
    goAway: stop,
    comeBack: async () => void (await listen(port)),
    close: async () => {
      if (server.listening) await stop();
      await app.close();
    },
  };
}
