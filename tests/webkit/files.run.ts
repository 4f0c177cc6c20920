import { mkdirSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openProduct, withBrowser } from './product.ts';
import { chooseFile, click, note, signIn, told, until } from './steps.ts';

const product = openProduct();
const list = 'First name;Last name;Birthday;Gender;Grade\nTilda;Holm;2018-05-06;female;3';

it('a list of children is imported, and what is downloaded comes under its name', async () => {
  const downloads = `${product.folder()}/downloads`;
  mkdirSync(downloads);
  const saved = async (name: RegExp) => {
    for (let tries = 1; !readdirSync(downloads).some((file) => name.test(file)); tries += 1) {
      if (tries === 100) throw new Error(`Waited in vain for ${name.source} beside ${readdirSync(downloads).join()}`);
      await wait(200);
    }
  };
  await withBrowser(
    async (browser) => {
      const open = async (path: string) => {
        await browser.open(`${product.origin()}${path}`);
        await until(browser, () => document.querySelector('main h1') !== null && !document.querySelector('main .waiting'));
        await note(browser);
      };
      await signIn(browser, product.origin(), 'Maya Thompson');
      await open('/system/center/menu/user/subjectImport');
      await click(browser, 'main a, main button', 'Download');
      await saved(/^Children to import\.xlsx$/);
      await chooseFile(browser, 'main input[type=file]', 'Children of May.csv', 'text/csv', Buffer.from(list));
      await click(browser, 'main button', 'Import 1 child');
      await click(browser, '[role=dialog] button', 'Import 1 child');
      await until(browser, () => document.body.textContent.includes('1 child was added'));
      expect(await told(browser)).toEqual([]);

      await open('/system/center/menu/user/subject?filter=Emma');
      await click(browser, 'main button', 'More actions');
      await click(browser, '[role=menuitem], button', 'Export');
      await saved(/^Children \d{4}-\d\d-\d\d\.xlsx$/);
      await click(browser, 'main tbody a', 'Emma Johnson');
      await until(browser, () => /[?&]id=/.test(location.search));
      const id = await browser.run(() => new URLSearchParams(location.search).get('id'));
      await open(`/system/archivesV2?subjectId=${id}`);
      await click(browser, 'button', 'Download PDF');
      await saved(/^Record Emma Johnson \d{4}-\d\d-\d\d\.pdf$/);
      expect(await told(browser)).toEqual([]);
    },
    { downloads },
  );
});
