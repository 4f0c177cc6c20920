import { expect, it } from 'vitest';
import { readSmtp } from './smtp.ts';

it('reads a server and a sender', () => {
  expect(readSmtp('smtp://me%40x:p%2Fw@mail.example:2525', 'Trellis post <post@x.example>')).toEqual({
    host: 'mail.example',
    port: 2525,
    secure: false,
    user: 'me@x',
    password: 'p/w',
    fromName: 'Trellis post',
    fromAddress: 'post@x.example',
  });
  expect(readSmtp('smtps://mail.example', 'post@x.example')).toMatchObject({
    port: 465,
    secure: true,
    user: null,
    password: null,
    fromName: '',
  });
  expect(readSmtp('smtp://[::1]', '"Trellis" <post@x.example>')).toMatchObject({ host: '::1', port: 587, fromName: 'Trellis' });
});

it.each([
  ['https://mail.example', 'post@x.example'],
  ['mail.example:25', 'post@x.example'],
  ['smtp://', 'post@x.example'],
  ['smtp://mail.example', ''],
  ['smtp://mail.example', 'Trellis'],
  ['smtp://mail.example', 'A\r\nBcc: b@x.example <post@x.example>'],
])('reads neither from %s and %j', (address, from) => expect(readSmtp(address, from)).toBeUndefined());
