import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const course = 'Breathing and calm';
const centre = 'Riverside Child Development Centre';

test('an editor makes a course with a video and publishes it, the platform grants it, the center gives it to a coach, who watches it', async ({
  browser,
}) => {
  await publish(browser);
  await grant(browser);
  await give(browser);
  await watch(browser);
});

/** The editor: a section with a video, a course with that section, first in the order, and public. */
async function publish(browser: Browser): Promise<void> {
  const hannah = await signInAs(browser, 'Hannah Cole', 'en-US', /\/system\/manage\/content\/tag/, desk);
  const { page, texts, look } = hannah;
  const { content } = texts;
  await page.getByRole('link', { name: texts.shell.menu.courseContents }).click();
  await page.getByRole('button', { name: content.courseContents.add }).click();
  const drawer = page.getByRole('dialog');
  await fillTexts(drawer, texts.shell.word.title, 'Slow breaths');
  await drawer.locator('input[type=file]').setInputFiles({ name: 'Slow breaths.webm', mimeType: 'video/webm', buffer: await aVideo(page) });
  await expect(drawer.getByText('Slow breaths.webm')).toBeVisible();
  await look('a section with its video');
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(drawer).toBeHidden();

  await addDocument(hannah);
  await page.getByRole('link', { name: texts.shell.menu.courses }).click();
  await page.getByRole('button', { name: content.courses.add }).click();
  await fillTexts(drawer, texts.shell.word.title, course);
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await page.getByText(course).click();
  await drawer.getByRole('combobox', { name: content.courses.addSection }).fill('Slow');
  await page.getByTitle('Slow breaths').click();
  await expect(drawer.getByRole('list', { name: content.courseContents.title }).getByText('Slow breaths')).toBeVisible();
  await look('the sections of a course');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await setStatus(hannah);
  await moveFirst(hannah);
  hannah.expectQuietConsole();
  await hannah.leave();
}

/** A section that is a document: its PDF is uploaded where the section is made. */
async function addDocument({ page, texts, look }: Person): Promise<void> {
  const { content } = texts;
  await page.getByRole('button', { name: content.courseContents.add }).click();
  const drawer = page.getByRole('dialog');
  await fillTexts(drawer, texts.shell.word.title, 'Breaths on paper');
  await drawer.getByText(content.kind.document, { exact: true }).click();
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await drawer.locator('input[type=file]').setInputFiles({ name: 'Eight breaths.pdf', mimeType: 'application/pdf', buffer });
  await expect(drawer.locator('.ant-select').filter({ hasText: 'Eight breaths' })).toBeVisible();
  await look('a section whose document was just uploaded');
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /Breaths on paper/ })).toContainText('Eight breaths.pdf');
}

async function fillTexts(drawer: ReturnType<Page['getByRole']>, label: string, text: string): Promise<void> {
  for (const language of ['English', '中文', 'Español']) await drawer.getByLabel(`${label} · ${language}`, { exact: true }).fill(text);
}

async function openAction({ page, texts: { ui } }: Person, action: string) {
  await page.getByRole('button', { name: says(ui.rows.actionsOf, { name: course }) }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
}

async function setStatus(hannah: Person): Promise<void> {
  const { content, ui } = hannah.texts;
  const dialog = await openAction(hannah, content.courses.actions.status);
  await dialog.getByRole('button', { name: hannah.texts.shell.word.save }).click();
  await expect(dialog.getByText(ui.status.required)).toBeVisible();
  await hannah.look('the status of a course, not chosen');
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await dialog.getByRole('radio', { name: ui.status.Public }).check();
  await dialog.getByRole('button', { name: hannah.texts.shell.word.save }).click();
  await expect(dialog).toBeHidden();
  await expect(hannah.page.getByRole('row', { name: new RegExp(course) }).getByText(ui.status.Public)).toBeVisible();
}

async function moveFirst(hannah: Person): Promise<void> {
  const { content, ui } = hannah.texts;
  const dialog = await openAction(hannah, content.courses.actions.sort);
  const place = dialog.getByRole('spinbutton', { name: ui.sort.label });
  for (const [value, refusal] of [
    ['', ui.sort.required],
    ['-1', ui.sort.min],
  ] as const) {
    await place.fill(value);
    await dialog.getByRole('button', { name: hannah.texts.shell.word.save }).click();
    await expect(dialog.getByText(refusal)).toBeVisible();
  }
  await place.fill('0');
  await dialog.getByRole('button', { name: hannah.texts.shell.word.save }).click();
  await expect(dialog).toBeHidden();
  await hannah.page.reload();
  await expect(hannah.page.getByRole('row').nth(1)).toContainText(course);
}

/** The platform's administrator. */
async function grant(browser: Browser): Promise<void> {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, desk);
  const { page, texts } = priya;
  const { tenancy } = texts;
  await page.getByRole('link', { name: texts.shell.menu.centers, exact: true }).click();
  await page.getByText(centre).click();
  await page.getByRole('tab', { name: tenancy.detail.tabs.grants }).click();
  await page.getByRole('radiogroup', { name: tenancy.grants.kindLabel }).getByText(tenancy.grants.kinds.course, { exact: true }).click();
  await page.getByRole('checkbox', { name: course }).check();
  await page.getByRole('button', { name: new RegExp(`\\b${tenancy.grants.give}$`) }).click();
  await page.getByRole('button', { name: tenancy.grants.save }).click();
  await expect(page.getByText(tenancy.grants.saved)).toBeVisible();
  await priya.leave();
}

/** The center's administrator. */
async function give(browser: Browser): Promise<void> {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = maya;
  const { given } = texts.content;
  await page.getByRole('link', { name: texts.shell.menu.staff, exact: true }).click();
  await page.getByRole('cell').getByRole('link', { name: 'Lin Wei' }).click();
  await expect(page.getByText(says(given.left_other, { count: 9 }))).toBeVisible();
  await page.getByRole('button', { name: says(given.giveOf, { title: course }) }).click();
  await expect(page.getByText(says(given.left_other, { count: 8 }))).toBeVisible();
  await expect(page.getByRole('button', { name: says(given.takeOf, { title: course }) })).toBeVisible();
  await maya.look('the courses of a coach');
  maya.expectQuietConsole();
  await maya.leave();
}

/** The coach: a video at least 600 pixels wide in its one quality, silent while music plays; what is not ours is covered. */
async function watch(browser: Browser): Promise<void> {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /\/system\//);
  const { page, texts } = lin;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Slow breaths.webm' }).click();
  const tab = await opening;
  const video = tab.locator('video');
  await expect(video).toBeVisible();
  expect((await video.boundingBox())?.width).toBeGreaterThanOrEqual(600);
  await expect(tab.getByText(texts.files.video.SD, { exact: true })).toBeVisible();
  await expect(tab.locator('.video-cover')).toHaveCount(0);
  await page.evaluate(() => void navigator.locks.request('trellis.music', { mode: 'shared' }, () => new Promise(() => {})));
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.volume)).toBe(0);
  await tab.setViewportSize({ width: 390, height: 844 });
  expect((await video.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.goto(`${process.env.TRELLIS_ORIGIN}/showVideo?url=${encodeURIComponent('https://elsewhere.example/a.mp4')}`);
  await expect(page.getByText(texts.files.video.locked)).toBeVisible();
  await expect(page.locator('.video-cover')).toHaveCSS('opacity', '0.65');
  await expect(page.locator('video[src]')).toHaveCount(0);
  await lin.leave();
}

/** A second of a moving square, as the browser records it. */
async function aVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let step = 0; step < 10; step += 1) {
      drawing?.fillRect(step * 20, 20, 20, 20);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}
