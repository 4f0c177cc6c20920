import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signInAs } from './person.ts';
import { says } from './texts.ts';

// whoever works here needs the session of today as the demonstration has it
test.use({ ofItsOwn: 'a session without a network' });

const provoked = /Failed to load resource|net::ERR_/;

test('what a coach answers without a network is kept, through a reload too, and arrives when the center can be reached', async ({
  browser,
}) => {
  const daniel = await signInAs(browser, 'Daniel Reyes', 'en-US', /workTable/);
  const { page, texts } = daniel;
  const { item, kept, plan, session } = texts.offlinePlans;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('Camila');
  await page.getByRole('link', { name: 'Camila Rodríguez' }).tap();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.plan, exact: true }).tap();
  await page.getByRole('button', { name: plan.startNext }).tap();
  const done = page.getByRole('button', { name: item.done, exact: true });
  await expect(done).toBeVisible();
  await page.waitForLoadState('networkidle');

  // the tablet loses its network: a form opens, with every field
  await page.context().setOffline(true);
  await page.getByRole('button', { name: item.addFeedback }).tap();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: texts.offlinePlans.field.addVideo })).toBeVisible();
  await form.getByRole('radio').nth(4).tap();
  await form.getByRole('button', { name: texts.shell.word.save, exact: true }).tap();
  await expect(form).toBeHidden();
  await expect(page.getByText(says(kept.notSent, { count: 1 }))).toBeVisible();
  await daniel.look('a session without a network');

  // the network is there and the center is not
  await page.route(/userOfflinePlan\/punch/, (route) => route.abort());
  await page.context().setOffline(false);
  await done.tap();
  await expect(page.getByText(says(kept.notSent, { count: 2 }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(says(session.answered, { answered: 2, total: 7 }))).toBeVisible();
  await expect(page.getByText(says(kept.notSent, { count: 2 }))).toBeVisible();

  // it sends itself as soon as the center answers: nobody need tap anything
  await page.unrouteAll();
  await expect(page.getByText(says(kept.notSent, { count: 2 }))).toBeHidden();
  await expect(page.getByRole('button', { name: kept.send })).toBeHidden();
  await expect(page.getByText(session.saving)).toBeHidden();
  await page.reload();
  await expect(page.getByText(says(session.answered, { answered: 2, total: 7 }))).toBeVisible();
  await expect(page.getByRole('button', { name: kept.send })).toBeHidden();
  daniel.expectQuietConsole(provoked);
  await daniel.leave();
});
