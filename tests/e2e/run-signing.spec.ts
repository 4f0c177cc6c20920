import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './journey.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const phone = { width: 390, height: 844 };
const child = 'Emma Johnson';

test('the front desk adds a contract and takes a payment, a guardian signs it on a phone, and both sides keep it', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  await addContract(maya);
  const link = await sendIt(maya);
  const rosa = await openScreen(browser, 'es-ES', phone);
  await signIt(rosa, link);
  await seeSigned(maya);
  maya.expectQuietConsole();
  rosa.expectQuietConsole();
  await maya.leave();
  await rosa.leave();
});

async function addContract({ page, texts: { contracts: words, shell, subjects } }: Person): Promise<void> {
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=Emma`);
  await page.getByRole('link', { name: child }).tap();
  await page.getByRole('tab', { name: subjects.detail.tabs.contracts }).tap();
  await page.getByRole('button', { name: words.add }).first().tap();
  const drawer = page.getByRole('dialog', { name: words.form.title });
  await drawer.getByText(words.type.Renewal, { exact: true }).tap();
  await choose(drawer.getByLabel(words.form.reason.Renewal), 'A new training goal');
  await drawer.getByText(words.purpose.Training, { exact: true }).tap();
  await drawer.getByRole('spinbutton', { name: words.fields.amount }).fill('1200');
  await drawer.getByRole('spinbutton', { name: words.fields.totalClass }).fill('24');
  await drawer.getByRole('button', { name: words.form.save }).tap();
  const payment = page.getByRole('dialog', { name: words.payments.addTitle });
  await payment.getByRole('spinbutton', { name: words.payments.fields.amount }).fill('500');
  await choose(payment.getByLabel(words.payments.fields.method), words.payments.method.Transfer);
  await payment.getByRole('button', { name: shell.word.save }).tap();
  await expect(payment).toBeHidden();
  await expect(page.locator('tbody tr', { hasText: '$1,200.00' }).first()).toContainText('$700.00');
}

/** The link by which the guardian signs: shown, and mailed beside it. */
async function sendIt({ page, texts: { contracts: words, shell }, look }: Person): Promise<string> {
  await page
    .getByRole('button', { name: says(words.actions.of) })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: words.signing.action }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.signing.show }).tap();
  await expect(dialog.getByRole('img', { name: says(words.signing.label, { child }) })).toBeVisible();
  await dialog.getByLabel(shell.word.email).fill('rosa@example.com');
  await dialog.getByRole('button', { name: words.signing.mail }).tap();
  await expect(dialog.getByText('The link goes to rosa@example.com.')).toBeVisible();
  await look('the code of a contract to sign');
  const link = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: shell.word.close, exact: true }).last().tap();
  await expect(page.getByText(words.signing.state.Sent).first()).toBeVisible();
  return link;
}

/** What is missing is asked for; the signature is drawn, and what was signed is kept as a PDF. */
async function signIt({ page, texts: { familyPages }, look }: Person, link: string): Promise<void> {
  const { contractPhone: words } = familyPages;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: says(words.title, { child: 'Emma' }) })).toBeVisible();
  await expect(page.getByText('$1,200.00')).toBeVisible();
  await look('a contract on a phone');
  await page.getByRole('button', { name: words.sign }).tap();
  await expect(page.getByText(words.signatureMissing, { exact: true })).toBeVisible();
  await page.getByLabel(words.agree).check();
  await page.getByLabel(words.name).fill('Rosa Johnson');
  const pad = page.getByRole('img', { name: words.signature });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The place for the signature is not shown');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.6));
  await page.mouse.down();
  for (let step = 1; step <= 16; step += 1) await page.mouse.move(...at(0.1 + step * 0.05, 0.5 + 0.25 * Math.sin(step)));
  await page.mouse.up();
  await look('a signature that is drawn');
  await page.getByRole('button', { name: words.sign }).tap();
  await expect(page.getByText(/Firmado por Rosa Johnson/)).toBeVisible();
  await look('a contract that is signed');
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: words.pdf }).tap();
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^Contrato firmado ${child} \\d{4}-\\d{2}-\\d{2}\\.pdf$`));
}

/** The desk sees that it is signed, keeps it too, and can no longer change what was signed. */
async function seeSigned({ page, texts: { contracts: words, shell }, look }: Person): Promise<void> {
  await page.reload();
  await expect(page.getByText(words.signing.state.Signed, { exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Expand row/ })
    .first()
    .tap();
  await expect(page.getByText(/^Signed by Rosa Johnson on .*, with version 1 of the terms\.$/)).toBeVisible();
  await look('a signed contract');
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: words.signing.pdf }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^Contrato firmado Emma Johnson/);
  await page
    .getByRole('button', { name: says(words.actions.of) })
    .first()
    .tap();
  await expect(page.getByRole('menuitem', { name: words.signing.action })).toHaveCount(0);
  await page.getByRole('menuitem', { name: shell.word.edit, exact: true }).tap();
  const drawer = page.getByRole('dialog', { name: words.form.editTitle });
  await expect(drawer.getByText(words.signing.locked)).toBeVisible();
  await expect(drawer.getByRole('spinbutton', { name: words.fields.amount })).toBeDisabled();
}
