import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Session {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  url: string;
}

interface Refund {
  id: string;
  payment_intent: string;
  amount: number;
}

/** A server that speaks as much of Stripe's documented wire as the product does. */
export interface StripeServer {
  url: string;
  /** Forms as they came, by what was asked. */
  asked: { path: string; form: Record<string, string>; key: string | undefined; authorization: string | undefined }[];
  sessions: Map<string, Session>;
  refunds: Refund[];
  /** Somebody pays on the page of a session. */
  pay(id: string, given?: Partial<Session>): Session;
  /** While true every request fails as Stripe's own failures do. */
  isAway: boolean;
  /** An event as Stripe posts it, signed with a secret at a time. */
  event(type: string, object: object, given?: { secret?: string; at?: number }): { payload: string; signature: string };
  stop(): Promise<void>;
}

export const stripeTest = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' };

/** Starts it on a port of its own. */
export async function startStripeServer(): Promise<StripeServer> {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, object>();
  const refunds: Refund[] = [];
  const asked: StripeServer['asked'] = [];
  let events = 0;
  const answer = (method: string, path: string, form: Record<string, string>): object | undefined => {
    const [, id = '', isExpiry] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (id) {
      const session = sessions.get(id);
      if (session && isExpiry) session.status = 'expired';
      return session;
    }
    if (method === 'POST' && path === '/v1/checkout/sessions') return open(form);
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    return undefined;
  };
  const open = (form: Record<string, string>): Session => {
    const session: Session = {
      id: `cs_test_${sessions.size + 1}`,
      object: 'checkout.session',
      client_reference_id: form['client_reference_id'] ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      url: `https://checkout.stripe.example/${sessions.size + 1}`,
    };
    sessions.set(session.id, session);
    return session;
  };
  const refund = (form: Record<string, string>): Refund => {
    const made = { id: `re_${refunds.length + 1}`, payment_intent: form['payment_intent'] ?? '', amount: Number(form['amount']) };
    refunds.push(made);
    return made;
  };
  const server: StripeServer = { url: '', asked, sessions, refunds, isAway: false, pay, event, stop: async () => {} };
  const http = createServer((request, response) => {
    void read(request).then((form) => {
      const path = request.url ?? '';
      const key = request.headers['idempotency-key'] as string | undefined;
      asked.push({ path, form, key, authorization: request.headers.authorization });
      const body = server.isAway ? undefined : ((key && byKey.get(key)) ?? answer(request.method ?? '', path, form));
      if (key && body) byKey.set(key, body);
      response.writeHead(server.isAway ? 500 : body ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { error: { type: 'api_error', message: 'not there' } }));
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  server.stop = () => new Promise<void>((stopped) => http.close(() => stopped()));
  return server;

  function pay(id: string, given: Partial<Session> = {}): Session {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}`, ...given });
  }

  function event(type: string, object: object, { secret = stripeTest.webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) {
    events += 1;
    const payload = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
    const signed = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
    return { payload, signature: `t=${at},v1=${signed}` };
  }
}

async function read(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
}
