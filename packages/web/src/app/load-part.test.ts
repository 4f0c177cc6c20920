// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../testing/soon.ts';

/** As a browser says it where the server has no such file. */
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
let loadPart: typeof import('./load-part.ts').loadPart;
const reload = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => new Response(null));
  window.sessionStorage.clear();
  ({ loadPart } = await import('./load-part.ts'));
});

it('loads the page anew for a part that is gone and that somebody waits for', async () => {
  void loadPart(gone);
  await soon(() => expect(reload).toHaveBeenCalledOnce());
});

it('fails for a part that is only prepared, and loads the page anew once it is wanted', async () => {
  let isWaitedFor = false;
  await expect(loadPart(gone, () => isWaitedFor)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
  isWaitedFor = true;
  void loadPart(gone, () => isWaitedFor);
  await soon(() => expect(reload).toHaveBeenCalledOnce());
});

it('asks twice before a part counts as gone', async () => {
  let asked = 0;
  await expect(loadPart(() => (++asked === 1 ? gone() : Promise.resolve('there')))).resolves.toBe('there');
  expect(reload).not.toHaveBeenCalled();
});
