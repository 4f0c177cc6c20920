import { appendFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { locales } from '@trellis/contract/languages';
import { test } from '../e2e/journey.ts';
import { openScreen } from '../e2e/person.ts';
import { phoneLinksOf, phonePaths } from '../e2e/phone-links.ts';
import { faultsOn, listenTo } from './faults.ts';
import { type Look, looks } from './looks.ts';
import { settled } from './settled.ts';

/** Which addresses are walked: all, or those that fit a pattern. */
const only = new RegExp(process.env.ONLY ?? '');

// those whom a link is sent read in the dark as much as in the light
const onPhones: readonly Look[] = [...looks, ...locales.slice(1).map((locale) => ({ locale, scheme: 'dark' as const, widths: [390] }))];

for (const { locale, scheme, widths } of onPhones)
  test(`every page that a link opens in ${locale}, ${scheme}`, async ({ browser, product }) => {
    const links = await phoneLinksOf(product.folder);
    const guest = await openScreen(browser, locale);
    const { page } = guest;
    await page.emulateMedia({ colorScheme: scheme });
    const heard = listenTo(page);
    const faults: string[] = [];
    for (const path of phonePaths().filter((known) => only.test(known))) {
      await page.goto('about:blank');
      await page.goto(`${process.env.TRELLIS_ORIGIN}${links[path]}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: Math.max(720, Math.round(width * 0.6)) });
        await settled(page);
        faults.push(...(await faultsOn(page, locale)).map((fault) => `${path} (${locale}, ${scheme}, ${width}): ${fault}`));
      }
      await guest.read(path);
      faults.push(...heard().map((fault) => `${path}: ${fault}`));
    }
    if (process.env.FAULTS) appendFileSync(process.env.FAULTS, faults.map((fault) => `${fault}\n`).join(''));
    expect(faults.join('\n')).toBe('');
    await guest.leave();
  });
