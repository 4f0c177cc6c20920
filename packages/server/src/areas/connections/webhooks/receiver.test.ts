import { afterEach, describe, expect, it } from 'vitest';
import { findReceiver as find, type LookUp, NotAllowed, UnknownName } from '../../../platform/outgoing/receiver.ts';
import { checkAddress } from './check-address.ts';
import { configureWebhooks, webhookReach } from './networks.ts';

afterEach(() => configureWebhooks({}));

const findReceiver = (address: string, lookUp: LookUp) => find(address, webhookReach(), lookUp);
const refused = { code: 'Trellis:WebhookAddress', detail: { members: ['address'] } };
const standsFor = (...addresses: string[]) => ({ address: 'https://receiver.example/hook', lookUp: async () => addresses });

describe('a webhook leads', () => {
  it.each([
    'https://93.184.215.14/hook',
    'https://93.184.215.14:8443/hook',
    'https://93.184.215.14:443/hook',
    'https://[2606:4700::1111]/hook',
    'https://0x5db8d70e/',
  ])('to the internet by https: %s', async (address) => {
    await expect(checkAddress({ address })).resolves.toBeUndefined();
  });

  it.each([
    // no address of a receiver
    '',
    'receiver.example',
    'ftp://93.184.215.14/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://',
    'https://93.184.215.14:99999/',
    'https://user@93.184.215.14/',
    'https://user:password@93.184.215.14/',
    'https://:x@93.184.215.14/',
    // what is not encrypted, and ports of this machine's own services
    'http://93.184.215.14/',
    'http://93.184.215.14:8080/',
    'https://93.184.215.14:22/',
    'https://93.184.215.14:25/',
    'https://93.184.215.14:80/',
    // this machine, in every spelling
    'https://127.0.0.1/',
    'https://127.1.2.3/',
    'https://127.1/',
    'https://0x7f.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://017700000001/',
    'https://127.0.0.1./',
    'https://0.0.0.0/',
    'https://0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://１２７.0.0.1/',
    'https://127。0。0。1/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://a.localhost/',
    'https://[0:0:0:0:0:ffff:127.0.0.1]:8443/',
    // networks of its own, and where clouds keep their secrets
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[::ffff:10.0.0.1]/',
    // ways round: NAT64, 6to4, Teredo
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::1]/',
    'https://[2002:7f00:1::1]/',
    'https://[2001:0:1::1]/',
    // nobody's alone: many, everybody, examples, what is kept for later
    'https://224.0.0.1/',
    'https://239.255.255.250/',
    'https://255.255.255.255/',
    'https://240.0.0.1/',
    'https://[ff02::1]/',
    'https://192.0.2.1/',
    'https://198.51.100.1/',
    'https://203.0.113.1/',
    'https://198.18.0.1/',
    'https://192.0.0.1/',
    'https://192.88.99.1/',
    'https://[2001:db8::1]/',
    'https://[3fff::1]/',
    'https://[100::1]/',
    'https://[5f00::1]/',
  ])('never to %s', async (address) => {
    await expect(checkAddress({ address })).rejects.toMatchObject(refused);
  });

  it('to none of the addresses of a name of which one is closed', async () => {
    const { address, lookUp } = standsFor('93.184.215.14', '169.254.169.254');
    await expect(checkAddress({ address }, lookUp)).rejects.toMatchObject(refused);
    await expect(findReceiver(address, standsFor('10.0.0.8').lookUp)).rejects.toThrow(NotAllowed);
    await expect(findReceiver(address, standsFor('::1').lookUp)).rejects.toThrow(NotAllowed);
  });

  it('to the address that was looked at, asked anew each time: a name that stands for another one by then is refused', async () => {
    const answers = ['93.184.215.14', '127.0.0.1'];
    const lookUp = async () => [answers.shift() ?? ''];
    expect(await findReceiver('https://receiver.example/hook', lookUp)).toMatchObject({ ip: '93.184.215.14' });
    await expect(findReceiver('https://receiver.example/hook', lookUp)).rejects.toThrow(NotAllowed);
  });

  it('nowhere while its name stands for nothing, though it may be saved', async () => {
    const { address, lookUp } = standsFor();
    await expect(findReceiver(address, lookUp)).rejects.toThrow(UnknownName);
    await expect(checkAddress({ address }, lookUp)).resolves.toBeUndefined();
  });

  it('asks names without their last dot', async () => {
    const asked: string[] = [];
    const lookUp = async (name: string) => {
      asked.push(name);
      return ['93.184.215.14'];
    };
    await findReceiver('https://Receiver.Example./hook', lookUp);
    expect(asked).toEqual(['receiver.example']);
  });
});

describe('a network that the operator opened', () => {
  it.each(['https://10.1.2.3/', 'http://10.1.2.3/', 'http://10.1.2.3:25/', 'http://[fd00:1::5]:80/'])('is led to: %s', async (address) => {
    configureWebhooks({ webhookNetworks: '10.1.0.0/16, fd00:1::/64' });
    await expect(checkAddress({ address })).resolves.toBeUndefined();
  });

  it.each(['http://10.2.0.1/', 'https://127.0.0.1/', 'http://93.184.215.14/', 'https://[fd00:2::5]/', 'https://a@10.1.2.3/'])(
    'opens no other: %s',
    async (address) => {
      configureWebhooks({ webhookNetworks: '10.1.0.0/16,fd00:1::/64' });
      await expect(checkAddress({ address })).rejects.toMatchObject(refused);
    },
  );

  it('is asked without encryption where all of a name’s addresses are in it', async () => {
    configureWebhooks({ webhookNetworks: '10.1.0.0/16' });
    const ask = (...addresses: string[]) => findReceiver('http://receiver.example/', standsFor(...addresses).lookUp);
    expect(await ask('10.1.0.5')).toMatchObject({ ip: '10.1.0.5' });
    await expect(ask('10.1.0.5', '93.184.215.14')).rejects.toThrow(NotAllowed);
  });
});
