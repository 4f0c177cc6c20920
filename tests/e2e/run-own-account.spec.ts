import { expect } from '@playwright/test';
import { pageLanguage } from '../../packages/server/src/platform/auth/texts.ts';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { putOut } from './put-out.ts';
import { says } from './texts.ts';

const coach = 'Sofía Martín';
const password = 'trellis-demo';
const address = 'sofia.martin@new.example';
const [riverside, harbour] = ['Riverside Child Development Centre', 'Harbour Kids Training'];

// who has another address stands at the door of the demonstration no more, and their children have another coach
test.use({ ofItsOwn: 'account' });

test('somebody of two centers chooses one, keeps their account, and works at the other one once they are frozen in the first', async ({
  browser,
}) => {
  const sofia = await signInAs(browser, coach, 'es-ES', /choseRoles/, desk);
  await enter(sofia, harbour);
  await sofia.page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  await makeIdCode(sofia);
  await changeEmail(sofia);
  await changePhone(sofia);
  // the password that was not right
  sofia.expectQuietConsole(/status of 4\d\d/);

  const oliver = await signInAs(browser, 'Oliver Grant', 'en-US', /workTable/, desk);
  const isOut = putOut(sofia);
  await turn(oliver, 'freeze');
  await isOut();
  await sofia.leave();

  // with the language that was chosen, and where they may work still
  const again = await openScreen(browser, 'es-ES', desk);
  await signInByAddress(again);
  await again.page.goto(`${process.env.TRELLIS_ORIGIN}/system/choseRoles`);
  const frozen = again.page.locator('.ant-card', { hasText: harbour });
  await expect(frozen).toContainText(again.texts.account.choose.frozen);
  await expect(frozen.getByRole('button')).toHaveCount(0);
  await again.look('a choice of places, one of them frozen');
  await enter(again, riverside);
  await again.page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  await expect(again.page.getByText(address)).toBeVisible();
  await again.leave();

  await turn(oliver, 'unfreeze');
  oliver.expectQuietConsole();
  await oliver.leave();
});

/** By the address that is theirs now. */
async function signInByAddress({ page }: Person): Promise<void> {
  const { texts } = pageLanguage('es-ES');
  await page.goto(process.env.TRELLIS_ORIGIN ?? '');
  await page.getByLabel(texts.email).fill(address);
  await page.getByLabel(texts.password).fill(password);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
  await page.waitForURL(/\/system\//);
}

async function enter({ page, texts }: Person, place: string): Promise<void> {
  await page.getByRole('button', { name: `${texts.account.choose.enter}: ${place}` }).click();
  await page.waitForURL(/workTable/);
}

/** A code is made once the password was right; a wrong one makes none. */
async function makeIdCode({ page, texts, look }: Person): Promise<void> {
  const { users, account, shell } = texts;
  await page.getByRole('button', { name: `${users.loginCode.generate}: ${harbour}` }).click();
  const dialog = page.getByRole('dialog', { name: says(users.loginCode.title, { name: coach }) });
  await choose(dialog.getByLabel(users.loginCode.lasts), users.loginCode.durations.ever);
  await dialog.getByRole('button', { name: users.loginCode.generate }).click();
  const check = page.getByRole('dialog', { name: users.loginCode.passwordTitle });
  await check.getByRole('button', { name: users.loginCode.verify }).click();
  await expect(check.getByText(says(shell.word.required, { field: users.loginCode.password }))).toBeVisible();
  await check.getByLabel(users.loginCode.password).fill('another one');
  await check.getByRole('button', { name: users.loginCode.verify }).click();
  await expect(check.getByLabel(users.loginCode.password)).toHaveAttribute('aria-invalid', 'true');
  await look('a password that is not right');
  await check.getByLabel(users.loginCode.password).fill(password);
  await check.getByRole('button', { name: users.loginCode.verify }).click();
  await expect(check).toBeHidden();
  await expect(dialog.getByText(users.loginCode.infinite)).toBeVisible();
  await dialog.getByRole('button', { name: shell.word.close, exact: true }).last().click();
  const row = page.getByRole('row', { name: new RegExp(harbour) });
  await expect(row.getByRole('img', { name: account.membership.never })).toBeVisible();
  await expect(row).toContainText(/\d{4}/);
}

/** The letter leaves after the page has answered. */
async function codeIn(recipient: string): Promise<string> {
  let code = '';
  await expect(async () => {
    code = await findInLetter(recipient, /(?<![#\w])\d{6}(?!\w)/);
  }).toPass({ timeout: 15_000 });
  return code;
}

async function changeEmail({ page, texts }: Person): Promise<void> {
  const { account, shell } = texts;
  await page.getByRole('button', { name: account.signIn.changeEmail }).click();
  const dialog = page.getByRole('dialog', { name: account.signIn.changeEmail });
  await dialog.getByLabel(shell.word.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: account.dialog.next }).click();
  await dialog.getByLabel(account.emailDialog.address).fill(address);
  await dialog.getByRole('button', { name: account.code.send }).click();
  await expect(dialog.getByText(says(account.code.sent, { target: address, minutes: 10 }))).toBeVisible();
  await dialog.getByLabel(account.code.label).fill(await codeIn(address));
  await dialog.getByRole('button', { name: account.emailDialog.save }).click();
  await expect(page.getByText(says(account.emailDialog.saved, { email: address }))).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function changePhone({ page, texts }: Person): Promise<void> {
  const { account } = texts;
  await page.getByRole('button', { name: account.signIn.addPhone }).click();
  const dialog = page.getByRole('dialog', { name: account.signIn.changePhone });
  await dialog.getByLabel(account.phoneDialog.number).fill('612 345 678');
  await dialog.getByRole('button', { name: account.code.send }).click();
  await expect(dialog.getByText(says(account.code.sent, { target: '+34 612345678', minutes: 10 }))).toBeVisible();
  await dialog.getByLabel(account.code.label).fill(await codeIn('+34612345678'));
  await dialog.getByRole('button', { name: account.phoneDialog.save }).click();
  await expect(page.getByText(account.phoneDialog.saved)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** An administrator of the other center freezes them there, or lets them in again: asked first. */
async function turn({ page, texts }: Person, what: 'freeze' | 'unfreeze'): Promise<void> {
  const { users } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/user`);
  await page.getByRole('button', { name: says(users.actionsOf, { name: coach }) }).click();
  await page.getByRole('menuitem', { name: users[what], exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (what === 'freeze') await choose(dialog.getByLabel(users.handOver.field), 'Oliver Grant');
  await dialog.getByRole('button', { name: users[what], exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(coach) })).toContainText(users.states[what === 'freeze' ? 'frozen' : 'active']);
}
