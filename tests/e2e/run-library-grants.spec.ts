import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const plan = 'Foundation plan, 12 sessions';
const center = 'Harbour Kids Training';

test('the platform takes a plan of the library from a center, and grants it again with others', async ({ browser }) => {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\/manage/, desk);
  await priya.page.getByRole('link', { name: priya.texts.shell.menu.libraryGrants, exact: true }).click();
  // others may have opened centers meanwhile
  const centers = Number(await rowOf(priya).getByRole('cell', { name: /^\d+$/ }).innerText());
  await priya.look('the grants of the library');
  await takeFrom(priya);
  await expectCenters(priya, centers - 1);
  await grantSeveral(priya);
  await expectCenters(priya, centers);
  priya.expectQuietConsole();
  await priya.leave();
});

const rowOf = ({ page }: Person) => page.getByRole('row', { name: plan });
const expectCenters = (person: Person, count: number) =>
  expect(rowOf(person).getByRole('cell', { name: String(count), exact: true })).toBeVisible();

async function takeFrom(person: Person): Promise<void> {
  const { page, texts } = person;
  const { library } = texts.tenancy.grants;
  await rowOf(person)
    .getByRole('button', { name: says(library.open, { name: plan }) })
    .click();
  const drawer = page.getByRole('dialog', { name: says(library.open, { name: plan }) });
  const chosen = drawer.locator('.ant-select-selection-item', { hasText: center });
  await expect(chosen).toBeVisible();
  await person.look('the centers of a plan');
  await chosen.locator('.ant-select-selection-item-remove').click();
  await drawer.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(drawer).toBeHidden();
}

async function grantSeveral(person: Person): Promise<void> {
  const { page, texts } = person;
  const { library } = texts.tenancy.grants;
  await page.getByRole('button', { name: library.several }).click();
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByLabel(library.items), plan);
  await choose(drawer.getByLabel(texts.shell.word.centers, { exact: true }), center);
  await person.look('granting several at once');
  await drawer.getByRole('button', { name: texts.shell.word.save, exact: true }).click();
  await expect(drawer).toBeHidden();
}
