import { expect } from '@playwright/test';
import { inDays, step } from './enrolment-steps.ts';
import { test } from './journey.ts';
import { chooseByKeys, pickByKeys, pressOn, tabTo } from './keys.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

test('a family is taken in with the keyboard alone, to the first session that is booked: each form takes the focus, and gives it back to its step', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await begin(maya);
  await addGuardian(maya);
  await sign(maya);
  await giveCoach(maya);
  await makePlan(maya);
  await book(maya);
  maya.expectQuietConsole();
  await maya.leave();
});

async function begin({ page, texts }: Person): Promise<void> {
  const { fields, enrolment } = texts.subjects;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: enrolment.start }));
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel(fields.firstName)).toBeFocused();
  await page.keyboard.type('Nilo');
  await tabTo(page, drawer.getByLabel(fields.lastName));
  await page.keyboard.type('Nogueira');
  await tabTo(page, drawer.getByLabel(fields.birthday));
  await page.keyboard.type('02/28/2020');
  await page.keyboard.press('Enter');
  await chooseByKeys(page, drawer.getByLabel(fields.gender, { exact: true }));
  await chooseByKeys(page, drawer.getByLabel(fields.gradeName, { exact: true }));
  await pressOn(page, drawer.getByRole('button', { name: texts.shell.word.save }));
  await expect(drawer).toBeHidden();
}

async function addGuardian(person: Person): Promise<void> {
  const { page, texts } = person;
  const { guardians, subjects } = texts;
  await pressOn(page, step(person, 'guardian').getByRole('button', { name: texts.enrolments.action.guardian }));
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel(guardians.fields.fullName, { exact: true })).toBeFocused();
  await page.keyboard.type('Nadia Nogueira');
  await tabTo(page, drawer.getByLabel(guardians.fields.phone, { exact: true }));
  await page.keyboard.type('+15550177');
  await chooseByKeys(page, drawer.getByLabel(guardians.fields.role, { exact: true }), subjects.bind.roles.Mother);
  await pressOn(page, drawer.getByRole('button', { name: guardians.bind.action }));
  await expect(drawer).toBeHidden();
  await expect(step(person, 'guardian').getByText('Nadia Nogueira')).toBeVisible();
}

async function sign(person: Person): Promise<void> {
  const { page, texts } = person;
  const { contracts } = texts;
  const button = step(person, 'contract').getByRole('button', { name: texts.enrolments.action.contract });
  await pressOn(page, button);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('radio').first()).toBeVisible();
  // given up: the focus is where it was
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await pickByKeys(page, drawer.getByRole('radio', { name: contracts.type.First, exact: true }));
  await chooseByKeys(page, drawer.getByLabel(contracts.form.reason.First));
  await pickByKeys(page, drawer.getByRole('radio', { name: contracts.purpose.Training, exact: true }));
  await tabTo(page, drawer.getByRole('spinbutton', { name: contracts.fields.amount }));
  await page.keyboard.type('0');
  await tabTo(page, drawer.getByRole('spinbutton', { name: contracts.fields.totalClass }));
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(step(person, 'contract').getByText(texts.enrolments.fact.contract)).toBeVisible();
}

async function giveCoach(person: Person): Promise<void> {
  const { page, texts } = person;
  await pressOn(page, step(person, 'coach').getByRole('button', { name: texts.enrolments.action.coach }));
  const dialog = page.getByRole('dialog');
  await chooseByKeys(page, dialog.getByLabel(texts.users.coaches.field), 'Lin Wei');
  await expect(dialog.locator('.ant-select-selection-item')).toContainText('Lin Wei');
  await pressOn(page, dialog.getByRole('button', { name: texts.users.coaches.action }));
  await expect(dialog).toBeHidden();
  await expect(step(person, 'coach').getByText('Lin Wei')).toBeVisible();
}

async function makePlan(person: Person): Promise<void> {
  const { page, texts } = person;
  const { createPlan } = texts.offlinePlans;
  await pressOn(page, step(person, 'booking').getByRole('button', { name: texts.enrolments.action.plan }));
  const dialog = page.getByRole('dialog');
  await chooseByKeys(page, dialog.getByLabel(createPlan.template));
  await chooseByKeys(page, dialog.getByLabel(texts.shell.word.coach), 'Lin Wei');
  await pressOn(page, dialog.getByRole('button', { name: createPlan.submit }));
  await expect(dialog).toBeHidden();
}

async function book(person: Person): Promise<void> {
  const { page, texts } = person;
  const { form } = texts.scheduling;
  await pressOn(page, step(person, 'booking').getByRole('button', { name: texts.enrolments.action.booking }));
  const drawer = page.getByRole('dialog');
  await chooseByKeys(page, drawer.getByRole('combobox', { name: form.trainerId }), 'Lin Wei');
  await tabTo(page, drawer.getByLabel(form.time));
  await page.keyboard.type(inDays(41));
  await page.keyboard.press('Enter');
  await pressOn(page, drawer.getByRole('button', { name: form.save }));
  await expect(drawer).toBeHidden();
  await expect(page.getByText(says(texts.enrolments.through, { name: 'Nilo Nogueira' }))).toBeVisible();
}
