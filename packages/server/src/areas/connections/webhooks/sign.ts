import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** What signatures of a webhook are made and checked with: 256 random bits, spelled as Standard Webhooks do. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

interface Signed {
  id: string;
  /** Of the try, in seconds. */
  timestamp: number;
  body: string;
  /** The present one, and the one before while that counts. */
  secrets: readonly string[];
}

/** The headers by which a receiver knows who sent a message, and when (Standard Webhooks, v1). */
export function signatureHeaders({ id, timestamp, body, secrets }: Signed): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
