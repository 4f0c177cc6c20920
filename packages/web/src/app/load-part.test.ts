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

it('fetches what Safari fails without asking again, and only that, before it is loaded once more', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/there.js"><link rel="modulepreload" href="/assets/page.js">';
  const timed = vi.spyOn(performance, 'getEntriesByName');
  timed.mockImplementation((name) => (name.endsWith('there.js') ? [{ name } as PerformanceEntry] : []));
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(new URL(address, window.location.origin).pathname);
    return new Response(null);
  });
  const remembered = async () => {
    if (!fetched.includes('/assets/page.js')) throw new TypeError('Importing a module script failed.');
    return 'there';
  };
  await expect(loadPart(remembered)).resolves.toBe('there');
  expect(fetched).toEqual(['/health', '/assets/page.js']);
  expect(reload).not.toHaveBeenCalled();
  timed.mockRestore();
});
