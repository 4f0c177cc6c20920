import { expect } from '@playwright/test';
import { browserPath } from '../browser-path.ts';
import { at } from './device.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';

// a microphone that hums, which nobody is asked about
test.use({
  ofItsOwn: 'chat-voice',
  launchOptions: {
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

const chatPath = '/system/center/notification/chat';
const voices = ({ page }: Person) => page.getByRole('log').locator('audio');
const open = async (person: Person, name: string) => {
  await person.page.goto(at(`${chatPath}?part=contacts`));
  await person.page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
  await expect(person.page.getByRole('heading', { level: 2, name })).toBeVisible();
};

test('a voice message is recorded, heard by the other side, and not sent where it is discarded or left', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const lin = await signInAs(browser, 'Lin Wei', 'es-ES', /\/system\//, { width: 390, height: 844 });
  const { page, texts } = maya;
  const { voice } = texts.chat;
  await open(maya, 'Lin Wei');
  const record = page.getByRole('button', { name: voice.record });
  const stop = page.getByRole('button', { name: voice.stop });
  await record.click();
  await expect(page.getByRole('timer')).toHaveText(/2/);
  await maya.look('a voice message that is recorded');
  await stop.click();
  await expect(voices(maya)).toHaveCount(1);

  await lin.page.goto(at(chatPath));
  await lin.page.getByRole('listitem').filter({ hasText: 'Maya Thompson' }).getByRole('button').tap();
  await expect(voices(lin)).toHaveCount(1);
  await lin.look('a voice message on a phone');
  // what was said is there: the browser knows how to play it to its end
  const heard = await voices(lin).evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    await audio.play();
    await new Promise((ended) => audio.addEventListener('ended', ended, { once: true }));
    return audio.currentTime;
  });
  expect(heard).toBeGreaterThan(1);

  // taken back before it is sent
  await record.click();
  await expect(stop).toBeVisible();
  await page.getByRole('button', { name: voice.discard }).click();
  await expect(record).toBeVisible();
  // and left in the middle
  await record.click();
  await expect(page.getByRole('timer')).toHaveText(/1/);
  await page.getByRole('radiogroup', { name: texts.chat.title }).getByText(texts.chat.parts.contacts, { exact: true }).click();
  await page.waitForTimeout(1500);
  await open(maya, 'Lin Wei');
  await expect(voices(maya)).toHaveCount(1);
  await page.waitForTimeout(1000);
  await expect(voices(maya)).toHaveCount(1);
  maya.expectQuietConsole();
  lin.expectQuietConsole();
  await Promise.all([maya.leave(), lin.leave()]);
});
