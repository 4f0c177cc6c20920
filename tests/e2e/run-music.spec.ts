import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signInAs } from './person.ts';

const provoked = /Failed to load resource|net::ERR_/;

test('music plays on from a session to its child, says once that the network is gone, and asks before it is left', async ({ browser }) => {
  // who has no session of their own in this demonstration
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /workTable/);
  const { page, texts } = maya;
  // as fast as it is: all of it would be over before somebody leaves
  await page.addInitScript(() => {
    const { value: play } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play') as { value: () => Promise<void> };
    HTMLMediaElement.prototype.play = function playAsItIs() {
      const playing = play.call(this);
      this.playbackRate = 1;
      return playing;
    };
  });
  const { music, offlinePlans, subjects } = texts;
  await page.goto(`${process.env.TRELLIS_ORIGIN}/system/center/menu/user/subject`);
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('Oliver');
  await page.getByRole('link', { name: 'Oliver Brown' }).tap();
  await page.getByRole('tab', { name: subjects.detail.tabs.plan, exact: true }).tap();
  await page.getByRole('button', { name: offlinePlans.plan.startNext }).tap();
  // the plan has a button of that name too
  await expect(page.getByRole('link', { name: offlinePlans.session.back })).toBeVisible();
  await page.getByRole('button', { name: music.start, exact: true }).tap();
  const sessionPage = page.url();

  const player = page.getByRole('region', { name: music.player });
  await expect(player.getByRole('button', { name: music.pause })).toBeVisible();
  await page.getByRole('link', { name: offlinePlans.session.back }).tap();
  await page.waitForURL(/subjectDetail/);
  // a piece of twenty seconds is not to end while the page is looked at
  await player.getByRole('button', { name: music.pause }).tap();
  await maya.look('a child while music plays');
  await player.getByRole('button', { name: music.tracks }).tap();
  await expect(player.getByRole('listitem')).toHaveCount(3);
  await player.getByRole('button', { name: music.play, exact: true }).first().tap();

  // without a network what is heard is kept, and it is said once
  await page.route(/\/userCourse\//, (route) => route.abort());
  await player.getByRole('button', { name: music.pause }).tap();
  await expect(page.getByText(music.networkDisconnected)).toBeVisible();
  await expect(page.getByText(music.networkDisconnected)).toBeHidden();
  await page.waitForEvent('requestfailed');
  await expect(page.getByText(music.networkDisconnected)).toBeHidden();
  const arrives = page.waitForResponse((reply) => reply.url().endsWith('/pauseAudioTrack') && reply.ok());
  await page.unrouteAll();
  await arrives;

  await player.getByRole('button', { name: music.play, exact: true }).first().tap();
  // whatever is looked at of plans, sessions and classes meanwhile, it plays on
  const child = new URL(page.url());
  const session = new URL(sessionPage);
  for (const { pathname, search } of [
    { pathname: '/system/center/detail/userOfflinePlanDetail', search: session.search },
    session,
    { pathname: '/system/center/detail/groupOfflinePlanDetail', search: session.search },
    { pathname: '/system/center/detail/groupClassDetail', search: '' },
    child,
  ]) {
    await page.evaluate((path) => window.history.pushState({}, '', path), pathname + search);
    await expect(page).toHaveURL(new RegExp(pathname));
    await expect(player.getByRole('button', { name: music.pause })).toBeVisible();
  }
  await page.locator('a[href$="/menu/user/subject"]').first().tap();
  await page.getByRole('dialog').getByRole('button', { name: music.stay }).tap();
  await expect(player).toBeVisible();
  await page.locator('a[href$="/menu/user/subject"]').first().tap();
  await page.getByRole('dialog').getByRole('button', { name: music.leave }).tap();
  await page.waitForURL(/menu\/user\/subject/);
  await expect(player).toHaveCount(0);

  // from the plan it is started too
  await page.goto(sessionPage);
  await page.getByRole('link', { name: offlinePlans.session.back }).tap();
  await expect(page.getByRole('tab', { name: subjects.detail.tabs.plan, exact: true })).toBeVisible();
  await page.getByRole('button', { name: music.start, exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: music.confirmStart, exact: true }).tap();
  await expect(player.getByRole('button', { name: music.pause })).toBeVisible();
  await player.getByRole('button', { name: music.close }).tap();
  await expect(player).toHaveCount(0);

  // who has none goes on having none, for the next journey
  await page.goto(sessionPage);
  const { abandon } = offlinePlans;
  await page.getByRole('button', { name: abandon.button }).tap();
  const question = page.getByRole('dialog');
  await question.getByLabel(texts.shell.word.reason).fill('Only the music was heard');
  await question.getByRole('button', { name: abandon.button }).tap();
  await page.waitForURL(/subjectDetail/);
  maya.expectQuietConsole(provoked);
  await maya.leave();
});
