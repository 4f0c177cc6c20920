// @vitest-environment happy-dom
import { limits } from '@trellis/contract/limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepMedia } from './keep-media.ts';

const kept = new Map<string, Response>();
const pathOf = (url: string) => new URL(url, window.location.origin).pathname;
const cache = {
  keys: async () => [...kept.keys()].map((path) => ({ url: new URL(path, window.location.origin).href })),
  delete: async (url: string) => kept.delete(pathOf(url)),
  match: async (path: string) => kept.get(path)?.clone(),
  put: async (path: string, response: Response) => void kept.set(path, response),
};
const track = (size: number) => new Response('la', { headers: { 'content-length': String(size) } });
let asked: string[];
let sizes: Record<string, number>;

beforeEach(() => {
  kept.clear();
  asked = [];
  sizes = {};
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return track(sizes[address] ?? 1000);
  });
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
});

it('keeps each track once, whatever its signature is by now, and lets go of what no session needs', async () => {
  expect(await keepMedia(['/files/a?sign=1', '/files/b?sign=1'])).toBe(2);
  expect(await keepMedia(['/files/b?sign=2', '/files/c?sign=2'])).toBe(2);
  expect([...kept.keys()]).toEqual(['/files/b', '/files/c']);
  expect(asked).toEqual(['/files/a?sign=1', '/files/b?sign=1', '/files/c?sign=2']);
});

it('keeps no more than its limit', async () => {
  sizes = { '/files/a': limits.keptMediaBytes - 500, '/files/b': 1000 };
  expect(await keepMedia(['/files/a', '/files/b', '/files/c'])).toBe(1);
  expect([...kept.keys()]).toEqual(['/files/a']);
});

it('leaves room on a device that is nearly full, and breaks nothing on one that is', async () => {
  Object.defineProperty(navigator, 'storage', { value: { estimate: async () => ({ quota: 1e6, usage: 9e5 }) }, configurable: true });
  expect(await keepMedia(['/files/a'])).toBe(0);
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
  vi.stubGlobal('caches', {
    open: async () => ({ ...cache, put: async () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) }),
  });
  expect(await keepMedia(['/files/a'])).toBe(0);
  expect([...kept.keys()]).toEqual([]);
});
