import { expect } from '@playwright/test';
import { askToPass, openCode, sayBackground, sayPlans, sayWho } from './application-steps.ts';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';

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

async function showCode(maya: Person): Promise<string> {
  const { page, texts, look } = maya;
  const { certification, shell } = texts;
  await page.getByRole('navigation').first().getByRole('link', { name: shell.menu.applyExamine, exact: true }).click();
  await expect(page.getByRole('button', { name: `${certification.applications.open}: Nina Keller` })).toBeVisible();
  await look('the applications of a center');
  const link = await openCode(maya);
  await look('the code for applicants');
  await page.getByRole('dialog').getByRole('button', { name: shell.word.close, exact: true }).last().click();
  return link;
}

async function apply(elena: Person, link: string): Promise<void> {
  const { page, texts, look } = elena;
  const { apply: words } = texts.certification;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await page.getByRole('button', { name: words.next }).tap();
  await expect(page.getByText(words.emailInvalid)).toBeVisible();
  await sayWho(elena, applicant);
  await look('who applies, on a phone');
  await page.getByRole('button', { name: words.next }).tap();
  await sayBackground(page);
  await look('the form of an application on a phone');
  await sayPlans(elena);
  await look('the thanks for an application');
}

async function pass(maya: Person): Promise<void> {
  const { page, texts, look } = maya;
  const { review, results, applications } = texts.certification;
  await page.reload();
  const { drawer, dialog } = await askToPass(maya, applicant);
  await dialog.getByLabel(applications.remark).fill('Bienvenida');
  await look('the question before an application is passed');
  await dialog.getByRole('button', { name: review.pass, exact: true }).click();
  await expect(page.getByText(review.passed)).toBeVisible();
  await expect(drawer.getByText(results.Passed)).toBeVisible();
  await look('an application with its answers');
}

/** The letter is in the language that the applicant read. */
async function accept({ page }: Person): Promise<void> {
  const link = await findInLetter(applicant.email, /http[^"\s\\]+\/activate\?token=[\w-]+/);
  await page.goto(link);
  await expect(page.getByText(applicant.email).first()).toBeVisible();
}
