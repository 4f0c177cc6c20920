import { limits } from '@trellis/contract/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCertificate } from '../../../testing/own-certificate.ts';
import { type Receiver, startReceiver } from '../../../testing/webhook-receiver.ts';
import { configureWebhooks } from './networks.ts';
import { type Outcome, type PostOptions, postMessage } from './post-message.ts';

const here = { webhookNetworks: '127.0.0.1/32' };
const lookUp = async () => ['127.0.0.1'];

let receiver: Receiver;
beforeEach(async () => {
  configureWebhooks(here);
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  configureWebhooks({});
});

const post = (address: string, options: PostOptions = {}): Promise<Outcome> =>
  postMessage({ address, headers: { 'webhook-id': 'one' }, body: '{"type":"webhook.test"}' }, options);

describe('a message', () => {
  it('is posted as JSON with its headers', async () => {
    receiver.answer = () => ({ status: 200, body: 'thank you' });
    expect(await post(receiver.url)).toEqual({ status: 200, answer: 'thank you' });
    const [arrived] = receiver.arrived;
    expect(arrived).toMatchObject({ path: '/hook', body: '{"type":"webhook.test"}' });
    expect(arrived?.headers).toMatchObject({
      'webhook-id': 'one',
      'content-type': 'application/json; charset=utf-8',
      'content-length': '23',
    });
  });

  it('goes to the address that was looked at, under the name that was asked', async () => {
    expect(await post(`http://receiver.example:${receiver.port}/hook`, { lookUp })).toMatchObject({ status: 204 });
    expect(receiver.arrived[0]?.headers.host).toBe(`receiver.example:${receiver.port}`);
  });

  it('follows nobody elsewhere', async () => {
    receiver.answer = () => ({ status: 302, headers: { location: `${receiver.url}/elsewhere` } });
    expect(await post(receiver.url)).toEqual({ status: 302, answer: '' });
    expect(receiver.arrived).toHaveLength(1);
  });

  it('keeps the beginning of a long answer, and does not wait for its end', async () => {
    receiver.answer = () => ({ status: 500, body: 'ü'.repeat(5_000_000) });
    expect(await post(receiver.url)).toEqual({ status: 500, answer: 'ü'.repeat(limits.webhook.answerLength) });
  });

  it('keeps what no text column takes out of it', async () => {
    receiver.answer = () => ({ status: 400, body: 'a\0b' });
    expect(await post(receiver.url)).toEqual({ status: 400, answer: 'ab' });
  });

  it('waits for an answer no longer than told', async () => {
    receiver.answer = () => new Promise(() => undefined);
    expect(await post(receiver.url, { patience: 50 })).toEqual({ fault: 'timeout' });
  });

  it('waits for a name no longer than told', async () => {
    const never = () => new Promise<string[]>(() => undefined);
    expect(await post('https://receiver.example/', { patience: 50, lookUp: never })).toEqual({ fault: 'timeout' });
  });

  it('is sent to nobody where its name stands for this machine by now', async () => {
    configureWebhooks({});
    expect(await post(`https://receiver.example:${receiver.port}/hook`, { lookUp })).toEqual({ fault: 'notAllowed' });
    expect(receiver.arrived).toEqual([]);
  });

  it('tells an unknown name and a closed port apart', async () => {
    expect(await post('https://receiver.example/', { lookUp: async () => [] })).toEqual({ fault: 'unknownName' });
    expect(await post('http://127.0.0.1:9/')).toEqual({ fault: 'unreachable' });
  });
});

describe('an encrypted receiver', () => {
  it('is believed by a certificate of its own name alone', async () => {
    const certificate = ownCertificate('receiver.example');
    const encrypted = await startReceiver(certificate);
    const address = (name: string) => `https://${name}:${encrypted.port}/hook`;
    try {
      expect(await post(address('receiver.example'), { lookUp })).toEqual({ fault: 'certificate' });
      const believed = { lookUp, ca: certificate.cert };
      expect(await post(address('receiver.example'), believed)).toMatchObject({ status: 204 });
      expect(await post(address('other.example'), believed)).toEqual({ fault: 'certificate' });
      expect(encrypted.arrived).toHaveLength(1);
    } finally {
      await encrypted.stop();
    }
  });
});
