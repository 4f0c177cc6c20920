import { type Browser, expect } from '@playwright/test';
import { test } from './journey.ts';
import { fillTexts, openForm, publishVersion } from './library-steps.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// a plan and a reminder of its own would stand in the way of other journeys
test.use({ ofItsOwn: 'plans of the library' });

const plan = 'Steady steps';

test('an editor makes a plan by a rule, sees its sessions, publishes it and words a reminder; an operator adds an app version', async ({
  browser,
}) => {
  const hannah = await signInAs(browser, 'Hannah Cole', 'en-US', /\/system\/manage\/content\/tag/, desk);
  await addPlan(hannah);
  await publishPlan(hannah);
  await addReminder(hannah);
  hannah.expectQuietConsole(/409/);
  await hannah.leave();
  await addVersion(browser);
});

async function addPlan(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { planTemplates, shell } = texts;
  const drawer = await openForm(hannah, shell.menu.offlinePlanTemplates, planTemplates.offlinePlanTemplates.add);
  await drawer.getByLabel(shell.word.code).fill('STEADY-01');
  await fillTexts(drawer, shell.word.name, plan);
  await drawer.getByRole('button', { name: planTemplates.rules.add }).click();
  const rule = drawer.getByRole('group', { name: says(planTemplates.rules.rule, { place: '1' }) });
  await rule.getByLabel(planTemplates.rules.sessionCount, { exact: true }).fill('3');
  await rule.getByLabel(planTemplates.rules.endOffset).fill('2');
  await rule.getByRole('button', { name: says(planTemplates.rules.addShareOf, { of: 'Rule 1' }) }).click();
  const preview = drawer.getByRole('region', { name: planTemplates.preview.title });
  await expect(preview.getByText(says(planTemplates.preview.session, { num: '3' }))).toBeVisible();
  await expect(preview.getByText('level +2')).toBeVisible();
  await hannah.look('the rule of a plan with its sessions');
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(plan) }).getByText(texts.ui.version.draft)).toBeVisible();
}

async function publishPlan(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  await publishVersion(hannah, plan, 1);
  await expect(page.getByRole('row', { name: new RegExp(plan) }).getByText(texts.ui.status.Public)).toBeVisible();
  await hannah.look('plans of the library');
}

async function addReminder(hannah: Person): Promise<void> {
  const { page, texts } = hannah;
  const { reminders, shell } = texts;
  const drawer = await openForm(hannah, shell.menu.reminderTemplates, reminders.reminderTemplates.add);
  await fillTexts(drawer, shell.word.title, '{childName}, tomorrow');
  await fillTexts(drawer, reminders.reminderTemplates.fields.text, 'Please bring shoes, {child}.');
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer.getByText('{child}', { exact: false }).last()).toBeVisible();
  await hannah.look('a reminder that names what nobody knows');
  await fillTexts(drawer, reminders.reminderTemplates.fields.text, 'Please bring shoes, {childName}.');
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /\{childName\}, tomorrow/ })).toBeVisible();
}

async function addVersion(browser: Browser): Promise<void> {
  const operator = await signInAs(browser, 'Priya Nair', 'es-ES', /\/system\/manage/, desk);
  const { page, texts } = operator;
  const { apps, shell } = texts;
  const drawer = await openForm(operator, shell.menu.appVersions, apps.appVersions.add);
  await drawer.getByLabel(apps.appVersions.fields.version).fill('2.10.0');
  await drawer.getByLabel(apps.appVersions.fields.link).fill('https://example.com/app');
  await drawer.getByLabel(apps.appVersions.fields.forceUpdate).check();
  await drawer.getByRole('button', { name: shell.word.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /2\.10\.0/ })).toBeVisible();
  await operator.look('the versions of the apps');
  operator.expectQuietConsole();
  await operator.leave();
}
