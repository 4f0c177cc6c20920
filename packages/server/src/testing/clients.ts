import type { AddressInfo } from 'node:net';
import type { Client } from '@trellis/contract/connections/clients/calls';
import type { TestProduct } from './http.ts';

/** What the sign-in service answered. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & { access_token?: string; refresh_token?: string; error?: string; active?: boolean };
  retryAfter: string | null;
}

export type Registered = Client & { secret: string | null };

/** How programs reach a product over a socket: its token endpoint and its API, and how the platform registers them. */
export async function startForClients(product: TestProduct, asPlatform: string) {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    async register(input: object): Promise<Registered> {
      const { body, status } = await product.call<Registered>(asPlatform, 'POST', '/api/rocketAdmin/client', input);
      if (status !== 200) throw new Error(`registering answered ${status}`);
      return body;
    },
    /** Asks an endpoint of the sign-in service by a form; `basic` is a client with what it says for its secret. */
    async ask(path: string, form: Record<string, string>, basic?: readonly [string, string], headers: Record<string, string> = {}) {
      const authorization = basic && `Basic ${Buffer.from(basic.map(encodeURIComponent).join(':')).toString('base64')}`;
      const response = await fetch(`${origin}/oidc/${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { accept: 'application/json', ...(authorization && { authorization }), ...headers },
      });
      const text = await response.text();
      const answer: Answer = {
        status: response.status,
        body: text === '' ? {} : (JSON.parse(text) as Answer['body']),
        retryAfter: response.headers.get('retry-after'),
      };
      return answer;
    },
  };
}

export type ForClients = Awaited<ReturnType<typeof startForClients>>;
