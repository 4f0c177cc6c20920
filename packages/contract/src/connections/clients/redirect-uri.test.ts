import { describe, expect, it } from 'vitest';
import { isRedirectUri } from './redirect-uri.ts';

describe('an app may be led back to', () => {
  it.each([
    'com.example.app:/signed-in',
    'com.example.app://signed-in',
    'https://app.example.com/signed-in',
    'http://127.0.0.1/signed-in',
    'http://127.0.0.1:8765/signed-in',
    'http://[::1]:8765/',
  ])('%s', (uri) => expect(isRedirectUri(uri)).toBe(true));
});

describe('no app is led back to', () => {
  it.each([
    ['somebody else by plain http', 'http://app.example.com/signed-in'],
    ['a name that may stand for another device', 'http://localhost:8765/signed-in'],
    ['the device by https', 'https://127.0.0.1/signed-in'],
    ['a script', 'javascript:alert(1)'],
    ['a scheme that everybody may take', 'myapp:/signed-in'],
    ['a part of a page', 'https://app.example.com/#signed-in'],
    ['any address of a domain', 'https://*.example.com/'],
    ['an address with a password', 'https://a:b@app.example.com/'],
    ['what is no address', 'signed-in'],
  ])('%s', (_, uri) => expect(isRedirectUri(uri)).toBe(false));
});
