import { expect } from '@playwright/test';
import { codeAt } from '@trellis/server/platform/auth/second-factor/totp';
import { test } from './journey.ts';
import { signInAs } from './person.ts';

const email = 'independent@demo.trellis.example';
const password = 'trellis-demo';

test('somebody adds a passkey beside the code of their app, is let in by it, and removes it', async ({ browser }) => {
  const person = await signInAs(browser, 'Tom Becker', 'es-ES', /\/system\//);
  const { page, texts } = person;
  const { secondFactor, shell, account } = texts;
  // a device with a sensor, whose owner touches it whenever it is asked
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devices.send('WebAuthn.addVirtualAuthenticator', { options });
  const dialog = page.getByRole('dialog');

  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  await page.getByRole('button', { name: secondFactor.setUp, exact: true }).tap();
  await dialog.getByLabel(shell.word.password).fill(password);
  await dialog.getByRole('button', { name: account.dialog.next }).tap();
  const key = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await dialog.getByLabel(secondFactor.firstCode).fill(codeAt(key, new Date()));
  await dialog.getByRole('button', { name: secondFactor.turnOn }).tap();
  await expect(dialog.getByText(secondFactor.codesTitle)).toBeVisible();
  const [recovery = ''] = await dialog.locator('code').allInnerTexts();
  await dialog.getByRole('button', { name: secondFactor.kept }).tap();

  await page.getByRole('button', { name: secondFactor.addPasskey }).tap();
  await dialog.getByLabel(shell.word.name).fill('Tableta de Tom');
  await dialog.getByLabel(shell.word.password).fill(password);
  await person.look('adding a passkey');
  await dialog.getByRole('button', { name: account.dialog.next }).tap();
  await expect(page.getByText('Tableta de Tom')).toBeVisible();
  // the same device has one already, and says so
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: secondFactor.addPasskey }).tap();
  await dialog.getByLabel(shell.word.name).fill('Otra vez');
  await dialog.getByLabel(shell.word.password).fill(password);
  await dialog.getByRole('button', { name: account.dialog.next }).tap();
  await expect(dialog.getByText(secondFactor.passkeyFailed)).toBeVisible();
  await expect(dialog.getByLabel(shell.word.name)).toHaveValue('Otra vez');
  await dialog.getByRole('button', { name: shell.word.cancel }).tap();
  await page.getByRole('button', { name: shell.word.discard }).tap();
  await person.look('an account with a passkey');

  await page.getByRole('button', { name: /Tom Becker/ }).tap();
  await page.getByRole('button', { name: shell.signOut, exact: true }).tap();
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button').first().tap();
  await expect(page.getByRole('heading', { name: 'Segundo paso' })).toBeVisible();
  await person.look('the second step with a passkey');
  await page.getByRole('button', { name: 'Usar una clave de acceso' }).tap();
  await page.waitForURL(/\/system\//);

  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/menu/account`);
  await page.getByRole('button', { name: secondFactor.removePasskeyNamed.replace('{{name}}', 'Tableta de Tom') }).tap();
  await dialog.getByRole('button', { name: shell.word.remove }).tap();
  await expect(page.getByText(secondFactor.passkeyRemoved)).toBeVisible();
  await expect(page.getByText(secondFactor.passkeysHint)).toBeVisible();
  // so that nobody is asked for a second step after this
  await page.getByRole('button', { name: secondFactor.turnOff, exact: true }).tap();
  await dialog.getByLabel(secondFactor.code).fill(recovery);
  await dialog.getByRole('button', { name: secondFactor.turnOff, exact: true }).tap();
  await expect(page.getByText(secondFactor.turnedOff)).toBeVisible();
  person.expectQuietConsole();
  await person.leave();
});
