import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

const child = '杨宇航';

test('a trial shows a family how training goes; then the child is made active and a contract is signed', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//);
  await start(maya);
  await tryOne(maya);
  await finish(maya);
  maya.expectQuietConsole();
  await maya.leave();

  const priya = await signInAs(browser, 'Priya', 'zh-CN', /\/system\//, desk);
  await priya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/statistic/trialSessionList`);
  await expect(priya.page.locator('tbody').getByText(child)).toBeVisible();
  await priya.look('the trials of all centers');
  const words = priya.texts.offlinePlans.menu;
  await priya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/traningManage/planList`);
  await expect(priya.page.getByRole('heading', { name: words.currentPlans })).toBeVisible();
  await expect(priya.page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await priya.look('the plans of all centers');
  await priya.page.goto(`${process.env.TRELLIS_ORIGIN}/system/manage/traningManage/coreSessionLibrary`);
  await expect(priya.page.getByRole('heading', { name: words.coreSessionLibrary })).toBeVisible();
  await expect(priya.page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await priya.look('the sessions of the library');
  priya.expectQuietConsole();
  await priya.leave();
});

async function start(person: Person): Promise<void> {
  const { page, texts } = person;
  const words = texts.trialPlans;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject?filter=${encodeURIComponent('宇航')}`);
  await page.getByRole('link', { name: child }).tap();
  await page.getByRole('tab', { name: texts.subjects.detail.tabs.trial }).tap();
  await page.getByRole('button', { name: words.start.open }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.columns.complaint).fill('Stumbles on stairs');
  await dialog.getByRole('button', { name: words.start.ok }).tap();
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible();
  await person.look('a trial that begins');
}

/** One exercise, and the music, which begins again after its last track. */
async function tryOne(person: Person): Promise<void> {
  const { page, texts } = person;
  const words = texts.trialPlans;
  await page.getByRole('button', { name: words.programs.choose }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox').first().tap();
  await person.look('the choice of exercises');
  await drawer.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`^${words.items.notDone}`) }).tap();
  await page.getByRole('button', { name: words.music.play }).tap();
  const trialPage = page.url();
  const { music } = texts;
  const player = page.getByRole('region', { name: music.player, exact: true });
  await expect(player.getByRole('link', { name: says(music.ofTrial, { name: child }) })).toBeVisible();
  // the music goes on beside the page of the child, and asks before it is left
  await page.locator('a[href*="subjectDetail"]').first().tap();
  await page.waitForURL(/subjectDetail/);
  await expect(player.getByRole('button', { name: music.pause })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.subjectOverview.step.goOnTrial })).toBeVisible();
  await person.look('a child while the music of its trial plays');
  await player.getByRole('link', { name: says(music.ofTrial, { name: child }) }).tap();
  await page.waitForURL(trialPage);
  // the center takes the end of a track once it can have been heard
  await expect(page.getByText(music.repeats)).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('li[aria-current="true"]')).toContainText('Morning harbour', { timeout: 15_000 });
  await player.getByRole('button', { name: music.close }).tap();
  await expect(player).toHaveCount(0);
}

async function finish(person: Person): Promise<void> {
  const { page, texts } = person;
  const words = texts.trialPlans;
  await page.getByRole('button', { name: `${texts.offlinePlans.forms.open}: ${words.overall}` }).tap();
  const form = page.getByRole('dialog');
  await form.getByRole('radio').nth(3).click({ force: true });
  for (const group of await form.locator('.ant-radio-group').all()) await group.locator('label').first().tap();
  await form.getByRole('button', { name: texts.shell.word.save }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: words.finish.button }).tap();
  await expect(page.getByRole('dialog')).toContainText(words.finish.text);
  await page.getByRole('dialog').getByRole('button', { name: words.finish.button }).tap();
  const next = page.getByRole('dialog');
  await next.getByRole('button', { name: words.next.activate }).tap();
  await expect(page.getByText(says(words.next.isActive, { name: child }))).toBeVisible();
  await next.getByRole('button', { name: words.next.sign }).tap();
  await expect(page.locator('.ant-drawer').getByText(child)).toBeVisible();
}
