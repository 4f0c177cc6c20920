import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pageChangeDelay } from '@trellis/contract/files/viewing';
import { drawPdf } from '@trellis/server/platform/documents/pdf-layout';
import { readPdf } from '@trellis/server/testing/pdf';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';

test('a record, a statement and a contract are saved as PDF files, and a download that fails says what to do', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'zh-CN', /\/system\//, desk);
  const { page } = maya;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent('浩然')}`);
  await page.getByRole('link', { name: /浩然/ }).first().tap();
  await page.waitForURL(/[?&]id=/);
  const child = page.url();
  const id = new URL(child).searchParams.get('id') ?? '';
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/archivesV2?subjectId=${id}`);
  const record = await savedPdf(maya);
  expect(record.name).toMatch(/^档案 .+\.pdf$/);
  expect(record.text).toContain('第 1 页');
  await maya.look('the record of a child');

  await page.goto(child);
  await page.getByRole('tab', { name: maya.texts.subjects.detail.tabs.credits }).tap();
  expect((await savedPdf(maya)).text).toContain('变动合计');
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/detail/userContractDetail?userId=${id}`);
  await page.locator('.ant-table-row-expand-icon').first().tap();
  expect((await savedPdf(maya)).text).toContain('付款记录');

  await failTo(page, {
    status: 500,
    json: { error: { code: 'downloadFail', message: 'x', details: null, data: {}, validationErrors: [] } },
  });
  await expectFailure(maya);
  await failTo(page, { status: 502, body: '<html>' });
  await expectFailure(maya);
  await maya.leave();
});

const pdfButton = ({ page, texts }: Person) => page.getByRole('button', { name: texts.ui.downloadPdf }).first();

async function savedPdf(person: Person): Promise<{ name: string; text: string }> {
  const saved = person.page.waitForEvent('download', { timeout: 60_000 });
  await pdfButton(person).tap();
  const file = await saved;
  return { name: file.suggestedFilename(), text: (await readPdf(readFileSync(await file.path()))).pages.join('\n') };
}

async function failTo(page: Page, reply: { status: number; json?: object; body?: string }): Promise<void> {
  await page.unroute('**/downloadPdf*');
  await page.route('**/downloadPdf*', (route) => route.fulfill(reply));
}

async function expectFailure(person: Person): Promise<void> {
  const notice = person.page.locator('.ant-notification').getByText(person.texts.ui.downloadFail);
  await expect(notice).toHaveCount(0, { timeout: 10_000 });
  await pdfButton(person).tap();
  await expect(notice).toBeVisible();
}

/** A CV of several pages that are taller than the viewer shows. */
const longCv = () =>
  drawPdf({
    fileName: 'CV',
    title: 'Lin Wei 林伟',
    language: 'en',
    centre: 'Riverside',
    logo: null,
    madeOn: new Date('2026-01-02T00:00:00Z'),
    madeAt: '01/02/2026 08:00',
    parts: [{ kind: 'text', text: 'A year of work with children.\n'.repeat(200) }],
  });

test('a CV opens in a tab of its own, page by page, under the mark of who reads it', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /\/system\//, desk);
  await lin.page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  const link = lin.page.getByRole('link', { name: /CV\.pdf/ });
  await lin.page
    .locator('input[type=file][accept*=pdf]')
    .setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer: await longCv() });
  await expect(link).toBeVisible();
  const opened = lin.page.context().waitForEvent('page');
  await link.tap();
  const reader = await opened;
  await expectFitted(reader);
  await expectToFollowWindow(reader);
  await expectWatermark(reader);
  await expectOneChange(reader, lin);
  await expectPlainDrawing(reader);
  await lin.leave();
});

/** A page of US Letter is 792 points high: it is shown 700 high. */
async function expectFitted(reader: Page): Promise<void> {
  const canvas = reader.locator('.react-pdf__Page canvas');
  await expect(canvas).toBeVisible();
  expect(Math.round((await canvas.boundingBox())?.height ?? 0)).toBe(700);
}

/** In a window that grows narrower it is half as wide as that, and grows with it again. */
async function expectToFollowWindow(reader: Page): Promise<void> {
  const width = async () => Math.round((await reader.locator('.react-pdf__Page canvas').boundingBox())?.width ?? 0);
  const before = await width();
  await reader.setViewportSize({ width: 600, height: 900 });
  await expect.poll(width).toBe(300);
  await reader.setViewportSize(desk);
  await expect.poll(width).toBe(before);
}

async function expectWatermark(reader: Page): Promise<void> {
  const tile = reader.locator('.watermark span').first();
  await expect(tile).toHaveText(/^Lin Wei-.+/);
  const style = await tile.evaluate((element) => {
    const { fontSize, opacity, gridTemplateColumns } = getComputedStyle(element.parentElement as Element);
    return { fontSize, opacity, column: gridTemplateColumns.split(' ')[0], rotate: getComputedStyle(element).rotate };
  });
  expect(style).toEqual({ fontSize: '18px', opacity: '0.1', column: '165px', rotate: '25deg' });
}

/** Whoever turns three pages at once sees the last of them, and none between. */
async function expectOneChange(reader: Page, { texts }: Person): Promise<void> {
  const drawn = await reader.evaluateHandle(() => {
    const numbers: string[] = [];
    const note = () => {
      const number = document.querySelector('.react-pdf__Page')?.getAttribute('data-page-number');
      if (number && numbers.at(-1) !== number) numbers.push(number);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    return numbers;
  });
  const next = reader.getByRole('button', { name: texts.files.review.next });
  await next.evaluate((button: HTMLButtonElement) => {
    for (const after of [0, 60, 120]) setTimeout(() => button.click(), after);
  });
  await expect(reader.locator('.react-pdf__Page')).toHaveAttribute('data-page-number', '4');
  await reader.waitForTimeout(pageChangeDelay);
  expect(await drawn.jsonValue()).toEqual(['1', '4']);
}

/** A shading that cannot be drawn: the page is drawn again, plainly, without a layer of text. */
async function expectPlainDrawing(reader: Page): Promise<void> {
  await expect(reader.locator('.react-pdf__Page__textContent')).toHaveCount(1);
  await reader.addInitScript(() => {
    const { value: fillRect } = Object.getOwnPropertyDescriptor(CanvasRenderingContext2D.prototype, 'fillRect') as {
      value: CanvasRenderingContext2D['fillRect'];
    };
    let isBroken = true;
    CanvasRenderingContext2D.prototype.fillRect = function failOnce(...area) {
      if (isBroken) {
        isBroken = false;
        throw new Error('Unknown IR type: Shading');
      }
      fillRect.apply(this, area);
    };
  });
  await reader.reload();
  await expect(reader.locator('.react-pdf__Page canvas')).toBeVisible();
  await expect(reader.locator('.react-pdf__Page__textContent')).toHaveCount(0);
}
