// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fetchOnce } from './early.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.early;
});

const asksAnew = () => {
  const ask = vi.fn(async () => new Response('anew'));
  vi.stubGlobal('fetch', ask);
  return ask;
};
const ask = async (path: string, init?: RequestInit) => (await fetchOnce(new Request(`http://localhost${path}`, init))).text();

it('takes what the page asked for before the app was there, once', async () => {
  asksAnew();
  window.early = { '/api/today': Promise.resolve(new Response('early')) };
  expect([await ask('/api/today'), await ask('/api/today')]).toEqual(['early', 'anew']);
});

it('asks anew where that failed or was refused, and for anything else', async () => {
  const anew = asksAnew();
  const broken = Promise.reject(new TypeError('Failed to fetch'));
  window.early = { '/api/broken': broken, '/api/refused': Promise.resolve(new Response('', { status: 401 })), '/api/list': broken };
  const answers = [
    await ask('/api/broken'),
    await ask('/api/refused'),
    await ask('/api/list', { method: 'POST' }),
    await ask('/api/list?page=2'),
  ];
  expect(answers).toEqual(['anew', 'anew', 'anew', 'anew']);
  expect(anew).toHaveBeenCalledTimes(4);
});
