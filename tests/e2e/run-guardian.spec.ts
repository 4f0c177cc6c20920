import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const phone = { width: 390, height: 844 };
const link = /https?:\/\/[^"\\\s]*\/m\/guardian#[\w-]+/;
const mother = 'rosa.ramirez@family.example';

test('a guardian registers on a phone by a mailed link, binds the child, comes back and corrects; the former link is closed', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const former = await makeCode(maya);
  const mailed = await mailCode(maya);

  // what is refused stands on the console: a screen of its own
  const late = await openScreen(browser, 'zh-CN', phone);
  await refuse(late, former);
  const rosa = await openScreen(browser, 'es-ES', phone);
  await register(rosa, mailed);
  await correct(rosa, mailed);
  await seeGuardian(maya);
  await nameForBrother(maya);

  rosa.expectQuietConsole();
  maya.expectQuietConsole();
  for (const person of [maya, late, rosa]) await person.leave();
});

/** The QR code of a child whom nobody confirmed yet, made twice; answers the link behind the former. */
async function makeCode({ page, texts, look }: Person): Promise<string> {
  const { guardians, subjects } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Diego`);
  await page.getByRole('link', { name: 'Diego Ramírez' }).click();
  await page.getByRole('tab', { name: subjects.detail.tabs.guardians }).click();
  await expect(page.getByText(guardians.block.empty)).toBeVisible();
  await look('a child without guardians');
  await page.getByRole('button', { name: guardians.block.invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: guardians.code.show }).click();
  await expect(dialog.getByRole('img', { name: says(guardians.code.label, { child: 'Diego Ramírez' }) })).toBeVisible();
  await look('the code of a registration');
  const former = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: guardians.code.renew }).click();
  await expect(dialog.locator('code')).not.toHaveText(former);
  return former;
}

async function mailCode({ page, texts: { guardians, shell } }: Person): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(guardians.code.email).fill(mother);
  await dialog.getByRole('button', { name: guardians.code.send }).click();
  const shown = await dialog.locator('code').innerText();
  await expect(dialog.getByText(says(guardians.code.sent, { email: mother }))).toBeVisible();
  await expect(dialog.locator('code')).toHaveText(shown);
  await dialog.getByRole('button', { name: shell.word.close, exact: true }).last().click();
  return findInLetter(mother, link);
}

/** A link that was replaced says so, without a word about the child. */
async function refuse({ page, texts: { shell }, look }: Person, former: string): Promise<void> {
  await page.goto(former);
  await expect(page.getByRole('heading', { name: shell.guest.closedTitle })).toBeVisible();
  await expect(page.getByText('Diego')).toHaveCount(0);
  await look('a link that was replaced');
}

async function register(
  {
    page,
    texts: {
      guardians: { phone: words },
    },
    look,
  }: Person,
  mailed: string,
): Promise<void> {
  await page.goto(mailed);
  await expect(page.getByRole('heading', { name: says(words.title, { child: 'Diego' }) })).toBeVisible();
  await look('the registration on a phone');
  await page.getByRole('button', { name: words.submit, exact: true }).tap();
  await expect(page.getByText(words.consentRequired)).toBeVisible();
  await page.getByLabel(words.fullName).fill('Rosa Ramírez');
  await page.getByText('Madre', { exact: true }).first().tap();
  await page.getByLabel(words.phone, { exact: true }).fill('+1 212 555 0177');
  await page.getByLabel(words.email).fill(mother);
  await page.getByRole('checkbox').tap();
  await page.getByRole('button', { name: words.submit, exact: true }).tap();
  await expect(page.getByRole('heading', { name: words.doneTitle })).toBeVisible();
  await look('the thanks for a registration');
}

/** What was confirmed stands there again, and is corrected. */
async function correct(
  {
    page,
    texts: {
      guardians: { phone: words },
    },
    look,
  }: Person,
  mailed: string,
): Promise<void> {
  await page.goto('about:blank');
  await page.goto(mailed);
  await expect(page.getByText(words.review)).toBeVisible();
  await expect(page.getByLabel(words.fullName)).toHaveValue('Rosa Ramírez');
  await page.getByLabel(words.city).fill('Boston');
  await look('a registration to correct');
  await page.getByRole('button', { name: words.submit, exact: true }).tap();
  await expect(page.getByRole('heading', { name: words.doneTitle })).toBeVisible();
}

/** The desk finds her in the list, with the child and what she stated. */
async function seeGuardian({ page, texts: { guardians }, look }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/guardian?name=Rosa`);
  await expect(page.getByText('Diego Ramírez (Mother)')).toBeVisible();
  await page.getByRole('link', { name: 'Rosa Ramírez' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rosa Ramírez' });
  await expect(drawer.getByText('Boston')).toBeVisible();
  const pay = says(guardians.rightOf, { right: guardians.rights.canPay, guardian: 'Rosa Ramírez', child: 'Diego Ramírez' });
  await drawer.getByRole('switch', { name: pay }).click();
  await expect(drawer.getByRole('switch', { name: pay })).toBeChecked();
  await look('a guardian with rights');
}

/** Recorded for a second child by the same number, she is shown and named rather than written twice. */
async function nameForBrother({ page, texts, look }: Person): Promise<void> {
  const { guardians, subjects } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Isabella`);
  await page.getByRole('link', { name: 'Isabella Martínez' }).click();
  await page.getByRole('tab', { name: subjects.detail.tabs.guardians }).click();
  await page.getByRole('button', { name: guardians.block.add }).click();
  const drawer = page.getByRole('dialog', { name: says(guardians.bind.title, { name: 'Isabella Martínez' }) });
  await drawer.getByLabel(guardians.fields.fullName, { exact: true }).fill('R. Ramírez');
  await drawer.getByLabel(guardians.fields.phone, { exact: true }).fill('1 (212) 555-0177');
  await choose(drawer.getByLabel(guardians.fields.role, { exact: true }), 'Other relation');
  await look('the form of a guardian');
  await drawer.getByRole('button', { name: guardians.bind.action }).click();
  const known = page.getByRole('dialog', { name: guardians.known.title });
  await expect(known.getByText('Diego Ramírez (Mother)')).toBeVisible();
  await look('a guardian who is known');
  await known.getByRole('button', { name: guardians.known.use }).click();
  await expect(page.getByText('Rosa Ramírez (Other relation)', { exact: true })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await look('a child with a guardian');
}
