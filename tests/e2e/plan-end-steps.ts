import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import type { Person } from './person.ts';
import { says } from './texts.ts';

/** How far a plan is, on its page. */
export const progress = ({ page, texts }: Person, num: number, totalNum: number) =>
  page.getByRole('progressbar', { name: says(texts.offlinePlans.plan.progress, { num, totalNum }) });

/** The family signs again, with a reason, and pays. */
export async function renew(person: Person, subjectId: string): Promise<void> {
  const { page, texts } = person;
  const { contracts: words, shell } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/detail/userContractDetail?userId=${subjectId}&add=true`);
  const drawer = page.getByRole('dialog', { name: words.form.title });
  await drawer.getByText(words.type.Renewal, { exact: true }).click();
  await drawer.getByRole('button', { name: words.form.save }).click();
  await expect(drawer.getByText(`${words.form.reason.Renewal} is required`)).toBeVisible();
  await choose(drawer.getByLabel(words.form.reason.Renewal), 'A new training goal');
  await drawer.getByText(words.purpose.Training, { exact: true }).click();
  await drawer.getByRole('spinbutton', { name: words.fields.amount }).fill('2000');
  await drawer.getByRole('spinbutton', { name: words.fields.totalClass }).fill('20');
  await drawer.getByRole('button', { name: words.form.save }).click();
  const payment = page.getByRole('dialog', { name: words.payments.addTitle });
  await payment.getByRole('spinbutton', { name: words.payments.fields.amount }).fill('2000');
  await choose(payment.getByLabel(words.payments.fields.method), words.payments.method.Card);
  await payment.getByRole('button', { name: shell.word.save }).click();
  await expect(payment).toBeHidden();
  await expect(page.locator('tbody tr', { hasText: '$2,000.00' }).first()).toBeVisible();
}

async function act({ page, texts }: Person, item: string): Promise<Locator> {
  await page.getByRole('button', { name: says(texts.planLife.menu.moreOf) }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog');
}

/** Ten sessions more; what the child could use of them then is on record. */
export async function extend(person: Person, last: number): Promise<void> {
  const { page, texts } = person;
  const { planLife } = texts;
  await page.getByRole('alert').getByRole('button', { name: planLife.menu.extend }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: planLife.extend.ok, exact: true }).click();
  await expect(progress(person, last, last + 10)).toBeVisible();
  await page.getByRole('tab', { name: planLife.renewals.tab }).click();
  // the record of before stands there until it was read again
  await expect.poll(async () => (await numbersOf(page)).slice(0, 2)).toEqual([10, 20]);
  const [, arrangeable, scheduled, remaining] = await numbersOf(page);
  expect(remaining).toBe((arrangeable ?? 0) - (scheduled ?? 0));
  await person.look('how a plan was prolonged');
}

const numbersOf = async (page: Page): Promise<number[]> => {
  const cells = page.getByRole('tabpanel').getByRole('row').nth(1).getByRole('cell');
  await expect(cells.first()).toBeVisible();
  return (await cells.allInnerTexts()).filter((text) => /^\d+$/.test(text)).map(Number);
};

/** Two reasons end it, both are on record; with a contract in force it is started again. */
export async function endAndRestart(person: Person): Promise<void> {
  const { page, texts } = person;
  const { offlinePlans, planLife } = texts;
  const ending = await act(person, planLife.menu.end);
  await ending.getByRole('button', { name: planLife.menu.end, exact: true }).click();
  await expect(ending.getByText(/required/)).toBeVisible();
  const reasons = ending.getByRole('checkbox');
  await reasons.nth(0).check();
  await reasons.nth(1).check();
  const said = await ending.locator('label', { has: page.getByRole('checkbox', { checked: true }) }).allInnerTexts();
  await ending.getByRole('button', { name: planLife.menu.end, exact: true }).click();
  await expect(page.getByText(planLife.end.trainingPlanOver)).toBeVisible();
  await expect(page.getByText(offlinePlans.plan.state.ended, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: offlinePlans.plan.records }).click();
  const ended = page.getByRole('row', { name: new RegExp(offlinePlans.records.events.ended) }).first();
  for (const reason of said) await expect(ended).toContainText(reason);
  expect(said).toHaveLength(2);
  const restarting = await act(person, planLife.menu.restart);
  await restarting.getByRole('button', { name: planLife.restart.ok, exact: true }).click();
  await expect(page.getByText(offlinePlans.plan.state.active, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: offlinePlans.plan.startNext })).toBeEnabled();
}
