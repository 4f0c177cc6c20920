import { type Browser, expect } from '@playwright/test';
import { silence } from '@trellis/server/testing/sound';
import { test } from './journey.ts';
import { fillTexts, openForm, saveForm } from './library-steps.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// a banner would stand on the Today of every other journey
test.use({ ofItsOwn: 'parts of the library' });

const goal = 'Quiet hands';
const piece = 'Rain on leaves';
const notice = 'Summer hours';
const toFamilies = 'Sleep week';
const phone = { width: 390, height: 844 };

test('an editor adds a goal, a piece of music and banners; a center reads its own on Today, a family theirs on its phone', async ({
  browser,
}) => {
  const hannah = await signInAs(browser, 'Hannah Cole', 'en-US', /\/system\/manage\/content\/tag/, desk);
  await addGoal(hannah);
  await addPiece(hannah);
  await addBanner(hannah, notice, 'Center');
  await addBanner(hannah, toFamilies, 'Guardian');
  hannah.expectQuietConsole();
  await hannah.leave();
  await readWhereItBelongs(browser);
});

async function addGoal(hannah: Person): Promise<void> {
  const { trainingParts, shell } = hannah.texts;
  const drawer = await openForm(hannah, shell.menu.trainingTargets, trainingParts.trainingTargets.add);
  await fillTexts(drawer, shell.word.name, goal);
  await saveForm(hannah, drawer, goal);
  await hannah.look('the goals of exercises');
}

async function addPiece(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { trainingParts, shell } = texts;
  const drawer = await openForm(hannah, shell.menu.tracks, trainingParts.tracks.add);
  await drawer.getByLabel(shell.word.code).fill('RAIN-01');
  await fillTexts(drawer, shell.word.title, piece);
  await drawer.locator('input[type=file]').setInputFiles({ name: 'Rain.wav', mimeType: 'audio/wav', buffer: silence(75) });
  await expect(drawer.getByText('Rain.wav')).toBeVisible();
  await hannah.look('a piece of music with its file');
  await saveForm(hannah, drawer, piece);
  await expect(page.getByRole('row', { name: new RegExp(piece) }).getByText('1:15')).toBeVisible();
  await hannah.look('the pieces of music');
  await page.getByText(piece, { exact: true }).click();
  await expect(drawer.getByLabel(shell.word.code)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

async function addBanner(hannah: Person, title: string, audience: 'Center' | 'Guardian'): Promise<void> {
  const { page, texts } = hannah;
  const { banners, shell, ui } = texts;
  const drawer = await openForm(hannah, shell.menu.banners, banners.banners.add);
  await fillTexts(drawer, shell.word.title, title);
  await fillTexts(drawer, banners.banners.fields.text, 'Open until eight.');
  await drawer.getByRole('radio', { name: banners.audience[audience] }).check();
  await hannah.look('a banner in its drawer');
  await drawer.getByLabel(banners.banners.fields.fromDay).fill('01/15/2026');
  await drawer.getByLabel(banners.banners.fields.fromDay).press('Enter');
  await saveForm(hannah, drawer, title);
  await page.getByRole('button', { name: says(ui.rows.actionsOf, { name: title }) }).click();
  await page.getByRole('menuitem', { name: texts.content.courses.actions.status }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: ui.status.Public }).check();
  await dialog.getByRole('button', { name: shell.word.save }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText(ui.status.Public)).toBeVisible();
  await expect(row.getByText('01/15/2026')).toBeVisible();
  await hannah.look('the banners');
}

async function readWhereItBelongs(browser: Browser): Promise<void> {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/, desk);
  const banner = maya.page.getByRole('region', { name: notice });
  await expect(banner.getByText('Open until eight.')).toBeVisible();
  await expect(maya.page.getByText(toFamilies)).toHaveCount(0);
  await maya.look('Today with a banner');
  const link = await linkOfFamily(maya);
  const family = await openScreen(browser, 'en-US', phone);
  await family.page.goto(link);
  await expect(family.page.getByRole('region', { name: toFamilies })).toBeVisible();
  await expect(family.page.getByText(notice)).toHaveCount(0);
  await family.look("a family's page with a banner");
  family.expectQuietConsole();
  await family.leave();
  maya.expectQuietConsole();
  await maya.leave();
}

/** The address of the page on which a child's family tells how it sleeps. */
async function linkOfFamily({ page, texts: { wellbeing } }: Person): Promise<string> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Emma`);
  await page.getByRole('link', { name: 'Emma Johnson' }).click();
  await page.getByRole('tab', { name: wellbeing.kind.sleep, exact: true }).click();
  await page.getByRole('button', { name: wellbeing.family.button }).click();
  return page.getByRole('dialog').locator('code').innerText();
}
