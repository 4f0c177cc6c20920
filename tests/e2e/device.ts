import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, expect } from '@playwright/test';
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
