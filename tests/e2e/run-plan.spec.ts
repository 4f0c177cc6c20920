import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openPlan } from './open-plan.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const child = 'Valentina López';

test('a plan is set, rearranged, adjusted, ended and started again on its page', async ({ browser }) => {
  const person = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = person;
  const { customizedPlans, planLife, planSettings } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent(child)}`);
  await page.getByRole('link', { name: child }).first().click();
  await openPlan(page);
  await person.look('the page of a plan');

  await choose(person, planSettings.open);
  await page.getByRole('radio', { name: planSettings.ownDurations }).check();
  const shortest = page.getByRole('group', { name: says(planSettings.line, { count: 1 }) });
  await shortest.getByRole('spinbutton', { name: planSettings.bars }).fill('3');
  await person.look('the settings of a plan');
  await confirm(person, texts.shell.word.save);

  await choose(person, planSettings.rearrange.open);
  await expect(page.getByRole('dialog').getByRole('spinbutton', { name: customizedPlans.bars })).toHaveValue('3');
  await person.read('the question whether to rearrange');
  await confirm(person, planSettings.rearrange.ok);

  await choose(person, planSettings.adjust.open);
  await page.getByRole('radio', { name: planSettings.adjust.options.addpreoneclass }).check();
  await person.read('what is put next into a plan');
  await confirm(person, planSettings.adjust.ok);
  await expect(page.getByText(planSettings.adjust.added.addpreoneclass, { exact: true })).toBeVisible();

  await choose(person, planLife.menu.end);
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await person.read('the question why a plan ends');
  await confirm(person, planLife.menu.end);
  await choose(person, planLife.menu.restart);
  await confirm(person, planLife.restart.ok);
  await expect(page.getByText(texts.offlinePlans.plan.state.active, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: texts.offlinePlans.plan.records }).click();
  await expect(page.getByText(texts.offlinePlans.records.events.restarted)).toBeVisible();
  person.expectQuietConsole();
  await person.leave();
});

/** One of the things that can become of a plan. */
async function choose({ page, texts }: Person, item: string): Promise<void> {
  await page.getByRole('button', { name: says(texts.planLife.menu.moreOf) }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function confirm({ page }: Person, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
