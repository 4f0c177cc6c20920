import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const pdf = { name: 'Signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const picture = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };

test('a contract is signed, paid, refunded, an entry is voided, the contract corrected, stopped and enabled again; its reasons are the centre’s own', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await sign(maya);
  await pay(maya);
  await refundTooMuch(maya);
  await voidRefund(maya);
  await edit(maya);
  await stopAndEnable(maya);
  await ownReasons(maya);
  await maya.leave();
});

/** Requires what must be said, computes the unit fee, takes a PDF and no picture. */
async function sign(person: Person): Promise<void> {
  const { page, texts } = person;
  const { contracts: words } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/userContract`);
  await expect(page.locator('tbody a').first()).toBeVisible();
  await person.look('the list of contracts');
  await page.getByRole('button', { name: words.add }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: words.form.save }).tap();
  await expect(drawer.getByText(`${words.fields.userId} is required`)).toBeVisible();
  await expect(drawer.getByText(`${words.fields.contractType} is required`)).toBeVisible();
  await expect(drawer.getByText(`${words.fields.purpose} is required`)).toBeVisible();
  await drawer.getByLabel(words.fields.userId).fill('Emma');
  await choose(drawer.getByLabel(words.fields.userId), 'Emma');
  await drawer.getByText(words.type.Renewal, { exact: true }).tap();
  await choose(drawer.getByLabel(words.form.reason.Renewal), 'A new training goal');
  await drawer.getByText(words.purpose.Training, { exact: true }).tap();
  await drawer.getByRole('spinbutton', { name: words.fields.amount }).fill('1000');
  await drawer.getByRole('spinbutton', { name: words.fields.totalClass }).fill('3');
  await expect(drawer.getByText('$333.33')).toBeVisible();
  await drawer.getByText(words.form.discountBox).tap();
  await choose(drawer.getByLabel(words.fields.discountReasonId), 'Sibling');
  await drawer.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByText('photo.png is no PDF file.')).toBeVisible();
  await drawer.locator('input[type=file]').setInputFiles(pdf);
  await expect(drawer.getByText('Signed.pdf')).toBeVisible();
  await person.look('the form of a contract');
  await drawer.getByRole('button', { name: words.form.save }).tap();
}

/** The payment of what was just signed is asked for at once; one whose reply was lost is recorded once, however often it is sent. */
async function pay(person: Person): Promise<void> {
  const { page, texts } = person;
  const { payments: words } = texts.contracts;
  const drawer = page.getByRole('dialog', { name: words.addTitle });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByLabel(words.Payment, { exact: true })).toBeChecked();
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByText(`${words.fields.amount} is required`)).toBeVisible();
  await drawer.getByRole('spinbutton', { name: words.fields.amount }).fill('400');
  await expect(drawer.getByText(`${words.fields.method} is required`)).toBeVisible();
  await choose(drawer.getByLabel(words.fields.method), words.method.Card);
  await person.look('the payment of a contract');
  const once = { times: 1 };
  await page.route('**/userContract/recharge', (route) => route.fetch().then(() => route.abort()), once);
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByRole('alert')).toBeVisible();
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
}

/** The detail of the child's contracts shows what was paid; more than that is not refunded, and the form stays as it was typed. */
async function refundTooMuch(person: Person): Promise<void> {
  const { page, texts } = person;
  const { contracts: words } = texts;
  await page.locator('tbody a', { hasText: 'Emma' }).first().tap();
  await expect(page.getByRole('region', { name: words.figures.label })).toBeVisible();
  await expect(page.locator('tbody tr', { hasText: '$400.00' }).first()).toBeVisible();
  await expect(page.getByText('$800.00')).toHaveCount(0);
  await person.look('the contracts of a child');
  await act(person, words.actions.pay);
  const drawer = page.getByRole('dialog', { name: words.payments.addTitle });
  await drawer.getByText(words.payments.Refund, { exact: true }).tap();
  await choose(drawer.getByLabel(words.payments.fields.method), words.payments.method.Cash);
  await drawer.getByRole('spinbutton', { name: words.payments.fields.amount }).fill('401');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer.getByText(/400 is left/).first()).toBeVisible();
  await drawer.getByRole('spinbutton', { name: words.payments.fields.amount }).fill('50');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toBeHidden();
  await page
    .getByRole('button', { name: /Expand row/ })
    .first()
    .tap();
  await expect(page.getByRole('row', { name: new RegExp(`${words.payments.Refund} \\$50.00`) })).toBeVisible();
  await expect(page.getByText('Signed.pdf')).toBeVisible();
}

/** A receipt is kept as a PDF; an entry recorded by mistake is voided with a reason, and the contract costs as much more again. */
async function voidRefund(person: Person): Promise<void> {
  const { page, texts } = person;
  const { payments: words, fields } = texts.contracts;
  const row = page.getByRole('row', { name: new RegExp(`${words.Refund} \\$50.00`) });
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await row.getByRole('button', { name: says(words.receiptOf) }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^Receipt \d{6} /);
  await row.getByRole('button', { name: says(words.actionsOf) }).tap();
  await page.getByRole('menuitem', { name: words.void, exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: words.voidTitle });
  await dialog.getByRole('button', { name: words.voidOk }).tap();
  await expect(dialog.getByText(says(texts.ui.form.required, { field: words.fields.voidReason }))).toBeVisible();
  await dialog.getByLabel(words.fields.voidReason).fill('Typed for another child');
  await person.look('the question before a payment is voided');
  await dialog.getByRole('button', { name: words.voidOk }).tap();
  await expect(page.getByText(/Typed for another child$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: fields.outstanding })).toBeVisible();
  await expect(page.locator('tbody tr', { hasText: '$600.00' }).first()).toBeVisible();
  await person.look('a voided payment');
}

/** Opens the actions of the contract that was signed last. */
async function act({ page, texts }: Person, action: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(texts.contracts.actions.of.split('{{')[0] ?? '') })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: action, exact: true }).tap();
}

async function edit(person: Person): Promise<void> {
  const { page, texts } = person;
  const { contracts: words } = texts;
  await act(person, texts.shell.word.edit);
  const drawer = page.getByRole('dialog', { name: words.form.editTitle });
  await expect(drawer.getByText('A new training goal')).toBeVisible();
  await drawer.getByRole('spinbutton', { name: words.fields.totalClass }).fill('5');
  await drawer.getByRole('button', { name: words.form.saveEdit }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('$200.00').first()).toBeVisible();
}

async function stopAndEnable(person: Person): Promise<void> {
  const { page, texts } = person;
  const { contracts: words } = texts;
  await act(person, words.actions.stop);
  await person.look('the question before a contract is stopped');
  await page.getByRole('button', { name: words.stop.ok }).tap();
  await expect(page.getByText(/^Stopped \d/)).toBeVisible();
  await act(person, words.actions.reEnable);
  await page.getByRole('button', { name: words.reEnable.ok }).tap();
  await expect(page.getByText(/^Stopped \d/)).toHaveCount(0);
}

async function ownReasons(person: Person): Promise<void> {
  const { page, texts } = person;
  const { reasons: words } = texts.contracts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/manage/userContractConfiguration`);
  await page.getByRole('button', { name: words.takeOver }).first().tap();
  await expect(page.getByText(words.own)).toBeVisible();
  await page.getByRole('button', { name: words.add }).first().tap();
  const drawer = page.getByRole('dialog');
  for (const language of Object.values(texts.shell.languages)) await drawer.getByLabel(language).fill(`Ours in ${language}`);
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(page.getByText('Ours in English')).toBeVisible();
  await page.getByRole('button', { name: words.upOf.replace('{{name}}', 'Ours in English') }).tap();
  await person.look('the reasons of contracts');
}
