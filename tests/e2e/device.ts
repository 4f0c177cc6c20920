import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { browserPath } from '../browser-path.ts';
import type { Person } from './person.ts';
import { says } from './texts.ts';

export type Device = ReturnType<typeof aDevice>;

/** A device that is switched off and on again: its browser keeps what it was told. */
export function aDevice() {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-device-'));
  const args = ['--no-sandbox', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'];
  return {
    newContext: (options?: BrowserContextOptions) =>
      chromium.launchPersistentContext(folder, {
        ...options,
        ...(browserPath && { executablePath: browserPath }),
        args,
        serviceWorkers: 'allow',
      }),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const at = (path: string) => `${process.env.TRELLIS_ORIGIN}${path}`;

/** Of the person of the page, in their account settings. */
export async function setPin({ page, texts }: Person, pin: string): Promise<void> {
  const { lock, shell } = texts;
  await page.goto(at('/system/menu/account'));
  await page.getByRole('button', { name: lock.set }).tap();
  const dialog = page.getByRole('dialog', { name: lock.pin });
  await dialog.getByLabel(shell.word.password).fill('trellis-demo');
  await dialog.getByLabel(lock.newPin, { exact: true }).fill(pin);
  await dialog.getByLabel(lock.repeat).fill(pin);
  await dialog.getByRole('button', { name: lock.set }).tap();
  await expect(page.getByText(lock.isSet, { exact: true })).toBeVisible();
}

export async function unlock({ page, texts }: Person, name: string, pin: string): Promise<void> {
  await page.getByLabel(says(texts.lock.pinOf, { name })).fill(pin);
  await page.keyboard.press('Enter');
}

/** Until the device has what was typed last: nobody reloads within the moment that this takes. */
export async function untilKept(page: Page): Promise<void> {
  let last = '';
  await expect
    .poll(async () => {
      const former = last;
      last = await page.evaluate(keptUnsent);
      return last !== '' && last === former;
    })
    .toBe(true);
}

/** Another text whenever something else waits to be sent. */
async function keptUnsent(): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error());
    });
  const device = await done(indexedDB.open('trellis.kept'));
  const unsent = (await done(device.transaction('unsent').objectStore('unsent').getAll())) as { iv: Uint8Array }[];
  device.close();
  return unsent.map(({ iv }) => iv.join()).join(' ');
}
