import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signInAs } from './person.ts';

/** What came to Chrome, Firefox or Safari after the oldest that open the product. */
function forgetWhatIsNew(): void {
  const newer: [object, string[]][] = [
    [Promise, ['try']],
    [URL, ['parse']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Math, ['sumPrecise']],
    [RegExp, ['escape']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [globalThis, ['Iterator']],
  ];
  for (const [of, names] of newer) for (const name of names) Reflect.deleteProperty(of, name);
}

const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>',
  '<</Length 19>>stream\n0 0 300 200 re f   \nendstream',
];
const body = `%PDF-1.4\n${objects.map((each, at) => `${at + 1} 0 obj\n${each}\nendobj\n`).join('')}trailer <</Root 1 0 R>>\n%%EOF\n`;

test('a PDF is drawn in the oldest browsers that open the product', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/);
  const { page } = maya;
  await page.addInitScript(forgetWhatIsNew);
  const cv = { url: '/files/black.pdf', fileName: 'CV.pdf', type: 'application/pdf', ownerName: 'Maya Thompson' };
  await page.route('**/user/resumes/*', (route) => route.fulfill({ json: cv }));
  await page.route('**/files/black.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  // its thread is as old as the page
  await page.route('**/assets/pdf.worker*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${String(forgetWhatIsNew)})();${await response.text()}` });
  });
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/reviewfile?id=1`);
  const middle = () =>
    page.locator('canvas').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return [];
      return [...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [])];
    });
  await expect.poll(middle).toEqual([0, 0, 0, 255]);
  maya.expectQuietConsole();
  await maya.leave();
});
