import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import type { Person } from './person.ts';
import { says } from './texts.ts';

/** A step of the enrollment that is open on the screen. */
export const step = ({ page, texts }: Person, name: keyof Person['texts']['enrolments']['step']) =>
  page.getByRole('group', { name: texts.enrolments.step[name], exact: true });

/** The child is the first step, and saved with it. */
export async function begin(person: Person, firstName: string, lastName: string): Promise<void> {
  const { page, texts } = person;
  const { fields } = texts.subjects;
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(fields.firstName).fill(firstName);
  await drawer.getByLabel(fields.lastName).fill(lastName);
  await drawer.getByLabel(fields.birthday).fill('02/28/2020');
  await drawer.getByLabel(fields.birthday).press('Enter');
  await choose(drawer.getByLabel(fields.gender, { exact: true }), texts.subjects.gender.Female);
  await choose(drawer.getByLabel(fields.gradeName, { exact: true }), texts.subjects.grade.before);
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(
    page.getByRole('heading', { level: 1, name: says(texts.enrolments.titleOf, { name: `${firstName} ${lastName}` }) }),
  ).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(step(person, 'guardian').getByRole('button', { name: texts.enrolments.action.guardian })).toBeVisible();
  await person.look('an enrollment that has begun');
}

export async function addGuardian(person: Person, name: string): Promise<void> {
  const { page, texts } = person;
  const { guardians } = texts;
  await step(person, 'guardian').getByRole('button', { name: texts.enrolments.action.guardian }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(guardians.fields.fullName, { exact: true }).fill(name);
  await drawer.getByLabel(guardians.fields.phone, { exact: true }).fill('+15550142');
  await choose(drawer.getByLabel(guardians.fields.role, { exact: true }), texts.subjects.bind.roles.Mother);
  await drawer.getByRole('button', { name: guardians.bind.action }).tap();
  await expect(drawer).toBeHidden();
  await expect(step(person, 'guardian').getByText(name)).toBeVisible();
}

export async function sign(person: Person): Promise<void> {
  const { page, texts } = person;
  const { contracts } = texts;
  await step(person, 'contract').getByRole('button', { name: texts.enrolments.action.contract }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(contracts.type.First, { exact: true }).tap();
  await choose(drawer.getByLabel(contracts.form.reason.First));
  await drawer.getByText(contracts.purpose.Training, { exact: true }).tap();
  await drawer.getByRole('spinbutton', { name: contracts.fields.amount }).fill('0');
  await drawer.getByRole('spinbutton', { name: contracts.fields.totalClass }).fill('4');
  await drawer.getByRole('button', { name: contracts.form.save }).tap();
  await expect(drawer).toBeHidden();
  await expect(step(person, 'contract').getByText(texts.enrolments.fact.contract)).toBeVisible();
}

export async function giveCoach(person: Person, coach: string): Promise<void> {
  const { page, texts } = person;
  await step(person, 'coach').getByRole('button', { name: texts.enrolments.action.coach }).tap();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByLabel(texts.users.coaches.field), coach);
  await dialog.getByRole('button', { name: texts.users.coaches.action }).tap();
  await expect(dialog).toBeHidden();
  await expect(step(person, 'coach').getByText(coach)).toBeVisible();
}

/** A plan comes before its first session, in the same place. */
export async function book(person: Person, coach: string): Promise<void> {
  const { page, texts } = person;
  const { offlinePlans, scheduling } = texts;
  await step(person, 'booking').getByRole('button', { name: texts.enrolments.action.plan }).tap();
  const plan = page.getByRole('dialog');
  await choose(plan.getByLabel(offlinePlans.createPlan.template));
  await choose(plan.getByLabel(texts.shell.word.coach), coach);
  await plan.getByRole('button', { name: offlinePlans.createPlan.submit }).tap();
  await expect(plan).toBeHidden();
  await step(person, 'booking').getByRole('button', { name: texts.enrolments.action.booking }).tap();
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByRole('combobox', { name: scheduling.form.trainerId }), coach);
  await drawer.getByLabel(scheduling.form.time).fill(inDays(40));
  await drawer.getByLabel(scheduling.form.time).press('Enter');
  await drawer.getByRole('button', { name: scheduling.form.save }).tap();
  await expect(drawer).toBeHidden();
}

const two = (number: number) => String(number).padStart(2, '0');

/** Noon on a day to come, as the field writes it. */
export function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${two(day.getMonth() + 1)}/${two(day.getDate())}/${day.getFullYear()} 12:00`;
}
