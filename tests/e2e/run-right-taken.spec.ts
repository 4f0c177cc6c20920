import { expect } from '@playwright/test';
import { withClient } from '@trellis/server/platform/db/with-client';
import { choose } from './choose.ts';
import { databaseOf, test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// whom no other journey asks for
const child = 'Mia Taylor';

test('who loses a right while they type keeps what they typed, has a menu that is right, and gets in again by the same link', async ({
  browser,
  product: { folder },
}) => {
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /\/system\//, desk);
  const { page, texts } = daniel;
  const contracts = page.getByRole('link', { name: texts.shell.menu.userContracts, exact: true });
  const dialog = await typeReason(daniel);
  await setRole(folder, 'Coach');
  await dialog.getByRole('button', { name: texts.subjects.move.ask }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel(texts.shell.word.reason)).toHaveValue('The family moved');
  await expect(contracts).toBeAttached();

  await dialog.getByRole('button', { name: texts.shell.word.cancel }).click();
  await page.getByRole('button', { name: texts.shell.word.discard }).click();
  await expect(dialog).toBeHidden();
  await expect(contracts).toHaveCount(0);
  await daniel.look('a page of which less may be done');

  await page.goBack();
  await setRole(folder, 'SeniorCoach');
  await page.evaluate(() => window.history.pushState({}, '', '/system/center/menu/user/userContract'));
  await expect(page.getByRole('heading', { level: 1, name: texts.shell.menu.userContracts })).toBeVisible();
  await expect(contracts).toBeVisible();
  daniel.expectQuietConsole(/403/);
  await daniel.leave();
});

async function typeReason({ page, texts }: Person) {
  const { move, actions } = texts.subjects;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Mia`);
  await page.getByRole('link', { name: child }).click();
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible();
  await page.getByRole('button', { name: says(actions.of, { name: child }) }).click();
  await page.getByRole('menuitem', { name: move.action }).click();
  const dialog = page.getByRole('dialog', { name: says(move.title, { name: child }) });
  await choose(dialog.getByLabel(move.center));
  await dialog.getByLabel(texts.shell.word.reason).fill('The family moved');
  return dialog;
}

/** As somebody who leads the center does it meanwhile. */
const setRole = (folder: string, role: string) =>
  withClient(databaseOf(folder), (superuser) =>
    superuser.query(
      `update identity.membership_roles as held set role = $1
       from identity.memberships as m join identity.persons as p on p.id = m.person_id
       where held.membership_id = m.id and p.name = 'Daniel Reyes'`,
      [role],
    ),
  );
