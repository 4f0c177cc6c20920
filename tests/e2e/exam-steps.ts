import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** What is not true of all that the demonstration's exam asks, as it begins in either language. */
const untrue = /The difficulty is raised|La dificultad sube/;

/** Answers the three questions of a paper that are true or false, each rightly: 30 points. */
export async function answerTrueOrFalse({ page, texts }: Pick<Person, 'page' | 'texts'>): Promise<void> {
  const { isTrue, isFalse } = texts.exams.solution;
  const asked = page.getByRole('listitem').filter({ has: page.getByRole('radio', { name: isFalse, exact: true }) });
  await expect(asked).toHaveCount(3);
  for (const question of await asked.all()) {
    const isWrong = untrue.test(await question.innerText());
    await question.getByRole('radio', { name: isWrong ? isFalse : isTrue, exact: true }).check();
  }
  await expect(page.getByText(texts.exams.panel.saved)).toBeVisible();
}

/** Hands the paper in, and stays on what came of it. */
export async function handIn({ page, texts }: Pick<Person, 'page' | 'texts'>): Promise<void> {
  const { submit, submitTitle } = texts.exams.panel;
  await page.getByRole('button', { name: submit, exact: true }).click();
  await page.getByRole('dialog', { name: submitTitle }).getByRole('button', { name: submit, exact: true }).click();
  await page.waitForURL(/examResult/);
  await expect(page.getByRole('heading', { level: 1, name: texts.exams.result.title })).toBeVisible();
}
