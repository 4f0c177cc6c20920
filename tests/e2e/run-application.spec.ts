import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const phone = { width: 390, height: 844 };
const applicant = { name: 'Elena Prado', email: 'elena.prado@applicants.example' };

test("somebody applies by the center's code on a phone, the center passes them, and the letter invites", async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const link = await showCode(maya);
  const elena = await openScreen(browser, 'es-ES', phone);
  await apply(elena, link);
  await pass(maya);
  await accept(elena);
  maya.expectQuietConsole();
  elena.expectQuietConsole();
  await maya.leave();
  await elena.leave();
});

async function showCode({ page, texts: { certification, shell }, look }: Person): Promise<string> {
  await page.getByRole('navigation').first().getByRole('link', { name: shell.menu.applyExamine, exact: true }).click();
  await expect(page.getByRole('button', { name: `${certification.applications.open}: Nina Keller` })).toBeVisible();
  await look('the applications of a center');
  await page.getByRole('button', { name: certification.applications.code }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: certification.code.label })).toBeVisible();
  await look('the code for applicants');
  const link = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: shell.word.close, exact: true }).last().click();
  return link;
}

async function apply({ page, texts: { certification }, look }: Person, link: string): Promise<void> {
  const { apply: texts } = certification;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.getByRole('button', { name: texts.next }).tap();
  await expect(page.getByText(texts.emailInvalid)).toBeVisible();
  await page.getByLabel(texts.name).fill(applicant.name);
  await page.getByLabel(texts.email).fill(applicant.email);
  await page.getByLabel(texts.jobTitle).fill('Logopeda');
  await look('who applies, on a phone');
  await page.getByRole('button', { name: texts.next }).tap();
  await answer(page, 'De 3 a 5 años');
  await page.getByRole('textbox').first().fill('Logopedia');
  await look('the form of an application on a phone');
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await page.getByRole('textbox').first().fill('Quiero entrenar la atención.');
  await answer(page, 'Sí');
  await page.getByRole('button', { name: texts.submit }).tap();
  await expect(page.getByRole('heading', { level: 1, name: texts.doneTitle })).toBeVisible();
  await look('the thanks for an application');
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('radiogroup').locator('label', { hasText: text }).tap();
}

async function pass({ page, texts: { certification }, look }: Person): Promise<void> {
  const { review, results } = certification;
  await page.reload();
  await page.getByRole('button', { name: `${certification.applications.open}: ${applicant.name}` }).click();
  const drawer = page.getByRole('dialog', { name: applicant.name });
  await expect(drawer.getByText('Logopedia', { exact: true })).toBeVisible();
  await look('an application with its answers');
  await drawer.getByRole('button', { name: review.pass, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: says(review.passTitle, { name: applicant.name }) });
  await dialog.getByLabel(certification.applications.remark).fill('Bienvenida');
  await look('the question before an application is passed');
  await dialog.getByRole('button', { name: review.pass, exact: true }).click();
  await expect(page.getByText(review.passed)).toBeVisible();
  await expect(drawer.getByText(results.Passed)).toBeVisible();
}

/** The letter is in the language that the applicant read. */
async function accept({ page }: Person): Promise<void> {
  const link = await findInLetter(applicant.email, /http[^"\s\\]+\/activate\?token=[\w-]+/);
  await page.goto(link);
  await expect(page.getByText(applicant.email).first()).toBeVisible();
}
