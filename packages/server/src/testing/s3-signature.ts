import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BucketKeys } from '../platform/object-storage/setup.ts';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The code that S3 refuses a request with whose signature (version 4, in the header) is not that of the key; undefined where it is. */
export function faultOfSignature(
  { method = '', url = '/', headers }: IncomingMessage,
  { accessKeyId, secretAccessKey, sessionToken }: BucketKeys,
): string | undefined {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) return 'AccessDenied';
  const [, id, scope = '', signed = '', signature = ''] = parts;
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (headers['x-amz-security-token'] !== sessionToken) return 'InvalidToken';
  const [path, query = ''] = url.split('?');
  const names = [...new URLSearchParams(query)].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  const canonical = [method, path, names.join('&'), lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const signing = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return timingSafeEqual(hmac(signing, toSign), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
