import { expect } from '@playwright/test';
import { addGuardian, begin, book, giveCoach, sign, step } from './enrolment-steps.ts';
import type { Person } from './person.ts';
import { says } from './texts.ts';

/** The steps that Today shows whoever sets a center up. */
const firstSteps = ({ page, texts }: Person) => page.locator('details').filter({ hasText: texts.firstSteps.title });

export async function expectDone(person: Person, done: number): Promise<void> {
  await person.page.getByRole('link', { name: person.texts.shell.menu.today, exact: true }).click();
  await expect(firstSteps(person).getByText(says(person.texts.firstSteps.count, { done: String(done), all: '5' }))).toBeVisible();
}

/** Without an address: from what Today proposes to the form of a coach. */
export async function inviteCoach(person: Person, email: string, name: string): Promise<void> {
  const { page, texts, look } = person;
  const { users, shell } = texts;
  await firstSteps(person).getByRole('button', { name: texts.firstSteps.step.staff.action }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(users.inviteForm.email).fill(email);
  await drawer.getByLabel(users.inviteForm.name, { exact: true }).fill(name);
  await look('the invitation of a coach');
  await drawer.getByRole('button', { name: shell.word.sendInvitation }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
}

/** A child with its guardian, contract, coach, plan and first booking, each from the step before. */
export async function takeInFamily(person: Person, coach: string): Promise<void> {
  const { page, texts } = person;
  await firstSteps(person).getByRole('button', { name: texts.firstSteps.step.child.action }).click();
  await begin(person, 'Iris', 'Ibsen');
  await addGuardian(person, 'Inga Ibsen');
  await sign(person);
  await giveCoach(person, coach);
  await book(person, coach);
  await expect(step(person, 'booking').getByRole('button', { name: texts.enrolments.action.booking })).toHaveCount(0);
  await expect(page.getByText(says(texts.enrolments.through, { name: 'Iris Ibsen' }))).toBeVisible();
}
