import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const phone = { width: 390, height: 844 };
const child = 'Diego Ramírez';

test('a development history is opened by its code on a phone, goes on after a reload and without a connection, and is submitted; the desk sees the indices', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const link = await showCode(maya);
  const rosa = await openScreen(browser, 'es-ES', phone);
  await begin(rosa, link);
  await resume(rosa);
  await answerOffline(rosa);
  await submit(rosa);
  await seeIndices(maya);
  maya.expectQuietConsole();
  await maya.leave();
  await rosa.leave();
});

/** The link behind the code of a child's history; its picture is named after the child. */
async function showCode({ page, texts: { familyPages, questionnaires, shell, subjects }, look }: Person): Promise<string> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Diego`);
  await page.getByRole('link', { name: child }).click();
  await page.getByRole('tab', { name: subjects.detail.tabs.questionnaires }).click();
  await expect(page.getByText(questionnaires.emptyTitle)).toBeVisible();
  await look('a child without questionnaires');
  await page.getByRole('button', { name: questionnaires.showCode }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: says(questionnaires.code.label, { child }) })).toBeVisible();
  await look('the code of a development history');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: familyPages.code.download }).click();
  expect((await downloading).suggestedFilename()).toBe(`Development history ${child}.png`);
  const link = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: shell.word.close, exact: true }).last().click();
  return link;
}

async function begin({ page, texts: { questionnaires }, look }: Person, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Historia del desarrollo' })).toBeVisible();
  await look('a questionnaire on a phone');
  await answerPage(page, 3);
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(page.getByText('¿Cuándo se sentó sin apoyo?')).toBeVisible();
  await expect(page.getByText(questionnaires.savedAll)).toBeVisible();
}

/** After a reload the page stands where it was left. */
async function resume({ page, texts: { questionnaires }, look }: Person): Promise<void> {
  await page.reload();
  await expect(page.getByText('¿Cuándo se sentó sin apoyo?')).toBeVisible();
  await answerPage(page, 5);
  await expect(page.getByText(questionnaires.savedAll)).toBeVisible();
  await look('a questionnaire that goes on');
  await page.getByRole('button', { name: 'Siguiente' }).tap();
}

/** Without a connection the answers stay on the phone, and go when it is back. */
async function answerOffline({ page, texts: { questionnaires } }: Person): Promise<void> {
  await expect(page.getByText('¿Cuándo unió dos palabras?')).toBeVisible();
  await expect(page.getByText(questionnaires.savedAll)).toBeVisible();
  await page.context().setOffline(true);
  await answerPage(page, 4);
  await expect(page.getByText(questionnaires.offline)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(questionnaires.savedAll)).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).tap();
}

async function submit({ page, texts: { questionnaires, shell }, look }: Person): Promise<void> {
  await answerPage(page, 4);
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await answerPage(page, 4);
  await page.getByRole('button', { name: questionnaires.submit }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(questionnaires.submitDes)).toBeVisible();
  await look('the question before a questionnaire is submitted');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: shell.word.submit, exact: true }).tap();
  await expect(page.getByText(questionnaires.waitsToSubmit)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: questionnaires.phone.doneTitle })).toBeVisible();
  await look('the thanks for a questionnaire');
}

async function seeIndices({ page, texts: { questionnaires }, look }: Person): Promise<void> {
  await page.reload();
  // where another journey bound the child's mother before, the link is hers
  const row = page.getByRole('row').filter({ hasText: 'Development history' });
  await expect(row).toContainText(new RegExp(`${questionnaires.guest}|Ramírez`));
  await expect(page.getByRole('cell', { name: '100', exact: true })).toBeVisible();
  await page.getByRole('button', { name: questionnaires.view, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: says(questionnaires.drawerTitle, { name: 'Development history', child }) });
  await expect(drawer.getByText(questionnaires.scoreHint)).toBeVisible();
  await expect(drawer.getByText('How did the pregnancy go?')).toBeVisible();
  await look('a questionnaire with its indices');
}

/** Gives the first answer to each question of a page that has answers to choose from. */
async function answerPage(page: Page, count: number): Promise<void> {
  const questions = page.locator('form').getByRole('radiogroup');
  await expect(questions).toHaveCount(count);
  for (let index = 0; index < count; index += 1) {
    await questions.nth(index).locator('label').first().tap();
    await expect(questions.nth(index).getByRole('radio').first()).toBeChecked();
  }
}
