import { type Browser, expect } from '@playwright/test';
import { withClient } from '@trellis/server/platform/db/with-client';
import { databaseOf, test } from './journey.ts';
import { desk, openScreen, signInAs } from './person.ts';

test.use({ ofItsOwn: 'payment' });

const phone = { width: 390, height: 844 };

/** What Tom has to pay for at Riverside. */
async function orderForTom(folder: string): Promise<string> {
  let code = '';
  await withClient(databaseOf(folder), async (superuser) => {
    const { rows } = await superuser.query<{ code: string }>(`
      insert into app.trainer_orders (tenant_id, person_id, purpose, purpose_id, titles, amount, currency)
      select m.tenant_id, m.person_id, 'makeupExam', gen_random_uuid(),
        '{"en": "Foundations, second try", "zh-Hans": "训练基础，第二次", "es": "Fundamentos, segundo intento"}', 6050, 'USD'
      from app.trainer_training_modules m limit 1 returning code`);
    code = rows[0]?.code ?? '';
  });
  return code;
}

/** Issues Tom's certificate as the platform does, and answers where anybody checks it. */
async function certify(browser: Browser): Promise<void> {
  const priya = await signInAs(browser, 'Priya Nair', 'en-US', /\/system\//, desk);
  const { page, texts } = priya;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/manage/trainingStaff?filter=Tom`);
  await page
    .getByRole('row', { name: /Tom Becker/ })
    .getByRole('button')
    .click();
  await page.getByRole('menuitem', { name: texts.certification.trainer.open }).click();
  await page.getByRole('button', { name: texts.certification.trainer.certificate }).click();
  const drawer = page.getByRole('dialog', { name: texts.certificates.issue });
  await expect(drawer.getByLabel(texts.certificates.field.number)).toHaveValue(/^CL\d{6}BASE1\d{3}$/);
  await priya.look('a certificate before it is issued');
  await drawer.getByRole('button', { name: texts.shell.word.save }).click();
  await expect(page.getByText(texts.certificates.issued)).toBeVisible();
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/manage/certificate`);
  await expect(page.getByRole('row', { name: /Tom Becker/ }).getByText(texts.certificates.status.Effective)).toBeVisible();
  await priya.look('certificates');
  priya.expectQuietConsole();
  await priya.leave();
}

test('a certificate is issued, downloaded once its owner said how the training was, and checked on a phone', async ({
  browser,
  product: { folder },
}) => {
  await certify(browser);
  const tom = await signInAs(browser, 'Tom Becker', 'es-ES', /\/system\//, desk);
  const { page, texts } = tom;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/personalCenter`);
  await expect(page.getByText(texts.certification.module.medalIssued)).toBeVisible();
  await page.getByRole('tab', { name: texts.certification.moduleTabs.certificates, exact: true }).click();
  await page.getByRole('button', { name: texts.certificates.give }).click();
  const drawer = page.getByRole('dialog');
  // the form loads for itself
  await expect(drawer.getByRole('radiogroup')).toHaveCount(2);
  for (const group of await drawer.getByRole('radiogroup').all()) await group.locator('label', { hasText: 'Muy bien' }).click();
  await drawer.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('button', { name: texts.certificates.pdf })).toBeVisible();
  await tom.look('certificates of one’s own');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: texts.certificates.pdf }).click()]);
  expect(file.suggestedFilename()).toMatch(/^CL\d{6}BASE1\d{3}\.pdf$/);
  let code = '';
  await withClient(databaseOf(folder), async (superuser) => {
    const { rows } = await superuser.query<{ code: string }>('select public_code as code from app.certificates');
    code = rows[0]?.code ?? '';
  });
  const stranger = await openScreen(browser, 'zh-CN', phone);
  await stranger.page.goto(`${process.env.TRELLIS_ORIGIN}/m/certificate#${code}`);
  await expect(stranger.page.getByText(stranger.texts.certificates.status.Effective)).toBeVisible();
  await stranger.look('a certificate that was scanned');
  stranger.expectQuietConsole();
  tom.expectQuietConsole();
  await stranger.leave();
  await tom.leave();
});

test("a center shows the code of an order, a phone pays it without a sign-in, and the center's page notices", async ({
  browser,
  product: { folder },
}) => {
  const code = await orderForTom(folder);
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const { page, texts } = maya;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/hfs/order?of=trainers`);
  const row = page.getByRole('row', { name: /Foundations, second try/ });
  await expect(row.getByText(texts.payments.status.NotPay)).toBeVisible();
  await maya.look('orders of trainers');
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: texts.payments.showCode }).click();
  const dialog = page.getByRole('dialog', { name: texts.payments.dialog.title });
  await expect(dialog.getByText('$60.50').first()).toBeVisible();
  await expect(dialog.getByRole('radio', { name: texts.payments.dialog.other })).toBeDisabled();
  await maya.look('the code of an order');
  const link = await dialog.locator('code').innerText();
  expect(link).toBe(`${process.env.TRELLIS_ORIGIN}/m/pay#${code}`);

  const payer = await openScreen(browser, 'es-ES', phone);
  const secrets: string[] = [];
  payer.page.on('request', (request) => {
    const { authorization, cookie } = request.headers();
    if (request.url().includes('/api/payment/')) secrets.push(authorization ?? '', cookie ?? '');
  });
  await payer.page.goto(link);
  const { phone: words } = payer.texts.payments;
  await payer.page.getByRole('button', { name: words.pay }).tap();
  await expect(payer.page.getByText(words.demonstration)).toBeVisible();
  await payer.look('an order on a phone');
  await payer.page.getByRole('button', { name: words.confirm }).tap();
  await expect(payer.page.getByText(words.over.Paid)).toBeVisible();
  expect(secrets.length).toBeGreaterThan(1);
  expect(secrets.filter(Boolean)).toEqual([]);

  await expect(dialog.getByText(texts.payments.dialog.paid)).toBeVisible();
  await maya.look('an order that was paid');
  maya.expectQuietConsole();
  payer.expectQuietConsole();
  await payer.leave();
  await maya.leave();
});
