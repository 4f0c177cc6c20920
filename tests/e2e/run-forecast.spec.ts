import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

test.use({ ofItsOwn: 'the forecast of certificates' });

const coach = 'Lin Wei';
const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });

const cardOf = ({ page, texts }: Person) =>
  page.getByRole('region', { name: says(texts.certificateForecast.whose, { name: coach }), exact: true });

test('a certificate that runs out stands on Today with the sessions that lose their coach and who could take them, until a new one is noted', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'es-ES', /\/system\//, desk);
  const { page, texts } = maya;
  await note(maya, yesterday);
  await expect(cardOf(maya)).toBeVisible();
  await page.getByRole('link', { name: texts.scheduling.menu.today, exact: true }).click();
  const card = cardOf(maya);
  await expect(card.getByText(/Daniel Reyes/).first()).toBeVisible();
  await card.getByText(texts.certificateForecast.sessions).click();
  await maya.look('certificates that run out, on Today');
  const session = card.getByRole('listitem').first();
  const child = (await session.getByRole('link').innerText()).split('·').at(-1)?.trim() ?? '';
  await session.getByRole('link').click();
  await page.waitForURL(/calendar\?.*view=day/);
  await expect(page.getByText(child).first()).toBeVisible();
  await page.getByRole('link', { name: texts.users.menu.staff, exact: true }).click();
  await expect(cardOf(maya)).toBeVisible();
  await maya.look('certificates that run out, beside the staff');
  await note(maya, '01/31/2031');
  await expect(cardOf(maya)).toHaveCount(0);
  maya.expectQuietConsole();
  await maya.leave();
});

async function note({ page, texts }: Person, until: string): Promise<void> {
  const { admins, shell, ui } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/manage/coachConfiguration`);
  await page.getByRole('button', { name: says(ui.rows.actionsOf, { name: coach }) }).click();
  await page.getByRole('menuitem', { name: admins.coaches.changeCertificate, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(admins.coaches.certificateUntil).fill(until);
  await drawer.getByLabel(admins.coaches.certificateUntil).press('Enter');
  await drawer.getByRole('button', { name: shell.word.save, exact: true }).click();
  await expect(drawer).toBeHidden();
}
