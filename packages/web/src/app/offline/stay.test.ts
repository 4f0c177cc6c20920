// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A page whose browser already keeps what stands on the device, or does not. */
async function pageWhere(isKept: boolean) {
  vi.resetModules();
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persisted: async () => isKept, persist } });
  return { persist, ...(await import('./stay.ts')) };
}

it('asks the browser once to keep what stands on the device', async () => {
  const { askToStay, persist } = await pageWhere(false);
  askToStay();
  askToStay();
  await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
});

it('asks for nothing that is so already', async () => {
  const { askToStay, persist } = await pageWhere(true);
  askToStay();
  await new Promise((go) => setTimeout(go));
  expect(persist).not.toHaveBeenCalled();
});

it('goes on where a browser cannot be asked', async () => {
  const { askToStay } = await pageWhere(false);
  vi.stubGlobal('navigator', {});
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  askToStay();
  await new Promise((go) => setTimeout(go));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
