import { afterEach, expect, it, vi } from 'vitest';
import { keptByDevice } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(storage: () => Partial<Storage>): void {
  vi.stubGlobal('window', {
    get localStorage() {
      return storage();
    },
  });
}

it('gives back what was kept, and forgets it', () => {
  const held = new Map<string, string>();
  browserWith(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  }));
  expect([keptByDevice.readJson('a'), keptByDevice.writeJson('a', { page: 2 }), keptByDevice.readJson('a')]).toEqual([
    undefined,
    true,
    { page: 2 },
  ]);
  expect([keptByDevice.write('a', undefined), keptByDevice.read('a')]).toEqual([true, undefined]);
  keptByDevice.write('a', 'no json');
  expect(keptByDevice.readJson('a')).toBeUndefined();
});

it('keeps nothing and breaks nothing where the storage is full', () => {
  browserWith(() => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  expect([keptByDevice.write('a', 'text'), keptByDevice.read('a')]).toEqual([false, undefined]);
});

it('keeps nothing and breaks nothing where the browser forbids it', () => {
  browserWith(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect([keptByDevice.write('a', 'text'), keptByDevice.read('a'), keptByDevice.readJson('a')]).toEqual([false, undefined, undefined]);
});
