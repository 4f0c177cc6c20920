import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import { says } from './texts.ts';

export interface Applicant {
  name: string;
  email: string;
}

type Reader = Pick<Person, 'page' | 'texts'>;

/** Opens the code that a center shows to applicants, and answers where it leads. */
export async function openCode({ page, texts: { certification, shell } }: Reader): Promise<string> {
  await page.getByRole('navigation').first().getByRole('link', { name: shell.menu.applyExamine, exact: true }).click();
  await page.getByRole('button', { name: certification.applications.code }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: certification.code.label })).toBeVisible();
  return dialog.locator('code').innerText();
}

export async function sayWho({ page, texts: { certification } }: Reader, { name, email }: Applicant): Promise<void> {
  const { apply: texts } = certification;
  await page.getByLabel(texts.name).fill(name);
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.jobTitle).fill('Logopeda');
}

/** In Spanish, as whoever applies reads it. */
export async function sayBackground(page: Page): Promise<void> {
  await answer(page, 'De 3 a 5 años');
  await page.getByRole('textbox').first().fill('Logopedia');
}

export async function sayPlans({ page, texts: { certification } }: Reader): Promise<void> {
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await page.getByRole('textbox').first().fill('Quiero entrenar la atención.');
  await answer(page, 'Sí');
  await page.getByRole('button', { name: certification.apply.submit }).tap();
  await expect(page.getByRole('heading', { level: 1, name: certification.apply.doneTitle })).toBeVisible();
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('radiogroup').locator('label', { hasText: text }).tap();
}

/** Opens an application from the list that is shown, and asks to pass it. */
export async function askToPass({ page, texts: { certification } }: Reader, { name }: Applicant) {
  const { review, applications } = certification;
  await page.getByRole('button', { name: `${applications.open}: ${name}` }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Logopedia', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: review.pass, exact: true }).click();
  return { drawer, dialog: page.getByRole('dialog', { name: says(review.passTitle, { name }) }) };
}
