import { expect, type Page } from '@playwright/test';
import { at } from './device.ts';
import { test } from './journey.ts';
import { findInLetter } from './mailbox.ts';
import { desk, openScreen, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// what is written here is seen by nobody else
test.use({ ofItsOwn: 'chat' });

const chatPath = '/system/center/notification/chat';
const provoked = /Failed to load resource|net::ERR_|WebSocket/;

const bubbles = (page: Page) => page.getByRole('log').getByRole('article').locator('.chat-text');
const write = async ({ page, texts: { chat } }: Person, ...lines: string[]) => {
  for (const line of lines) {
    await page.getByRole('textbox', { name: chat.write }).fill(line);
    await page.getByRole('textbox', { name: chat.write }).press('Enter');
  }
};
const openContact = async ({ page, texts: { chat } }: Person, name: string) => {
  await page.goto(at(chatPath));
  // a list without chats leads there too
  await page.getByRole('radiogroup', { name: chat.title }).getByText(chat.parts.contacts, { exact: true }).tap();
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').tap();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
};

test('two people talk in two languages; one loses the network and the page, and nothing is lost or doubled', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const lin = await signInAs(browser, 'Lin Wei', 'zh-CN', /workTable/);
  await openContact(maya, 'Lin Wei');
  await write(maya, 'Is room 2 free at ten?');
  await expect(bubbles(maya.page)).toHaveText(['Is room 2 free at ten?']);
  await maya.look('a conversation');

  // somebody on another page sees that there is something to read
  await lin.page.reload();
  await lin.page.getByRole('link', { name: says(lin.texts.shell.chatUnread, { count: 1 }) }).tap();
  await lin.page.getByRole('listitem').filter({ hasText: 'Maya Thompson' }).getByRole('button').tap();
  await expect(bubbles(lin.page)).toHaveText(['Is room 2 free at ten?']);
  await write(lin, '十点可以');
  await lin.look('a conversation in Chinese');
  // by itself
  await expect(bubbles(maya.page)).toHaveText(['Is room 2 free at ten?', '十点可以']);
  await expect(lin.page.getByRole('link', { name: lin.texts.shell.chat, exact: true })).toBeVisible();

  await lin.page.context().setOffline(true);
  await write(lin, '一', '二', '三');
  await expect(lin.page.getByText(lin.texts.chat.states.waiting)).toHaveCount(3);
  await write(maya, 'One', 'Two');
  // the device has them: the battery ends
  const { page } = lin;
  const context = page.context();
  await page.waitForTimeout(1000);
  const again = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  lin.page = again;
  await again.goto(at(chatPath));
  const known = again.getByRole('button', { name: /Lin Wei/ });
  const row = again.getByRole('listitem').filter({ hasText: 'Maya Thompson' }).getByRole('button');
  await expect(known.or(row).first()).toBeVisible();
  if (await known.isVisible()) await known.tap();
  await again.goto(at(chatPath));
  await again.getByRole('listitem').filter({ hasText: 'Maya Thompson' }).getByRole('button').tap();
  const all = ['Is room 2 free at ten?', '十点可以', 'One', 'Two', '一', '二', '三'];
  await expect(bubbles(again)).toHaveText(all);
  await expect(bubbles(maya.page)).toHaveText(all);
  await again.reload();
  await expect(bubbles(again)).toHaveText(all);
  maya.expectQuietConsole();
  await Promise.all([maya.leave(), lin.leave()]);
});

test('a guardian reads on the phone what a coach wrote, and answers', async ({ browser }) => {
  const lin = await signInAs(browser, 'Lin Wei', 'en-US', /workTable/, desk);
  const { page, texts } = lin;
  const { chat } = texts;
  await page.goto(at(`${chatPath}?part=contacts`));
  await page.getByRole('button', { name: chat.family.title }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill('Emma');
  const offered = (name: string) => page.locator('.ant-select-item-option:visible', { hasText: name }).first();
  await offered('Emma Johnson').click();
  await dialog.getByRole('combobox').last().click();
  await offered('Sarah Johnson').click();
  await dialog.getByRole('button', { name: chat.family.open }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sarah Johnson' })).toBeVisible();
  await write(lin, 'Emma slept well today.');
  await expect(bubbles(page)).toHaveText(['Emma slept well today.']);
  // it has arrived, and with it the letter
  await expect(page.getByRole('log').getByText(chat.states.sent)).toBeVisible();

  const link = await findInLetter('guardian01@family.example', /http[^"\s]*\/m\/chat#[\w-]+/);
  const rosa = await openScreen(browser, 'es-ES', { width: 390, height: 844 });
  await rosa.page.goto(link);
  await expect(rosa.page.getByText('Emma slept well today.')).toBeVisible();
  await rosa.look('what a coach wrote');
  await rosa.page.getByLabel(rosa.texts.chat.phone.answer).fill('¡Qué bien!');
  await rosa.page.getByRole('button', { name: rosa.texts.chat.phone.send }).tap();
  await expect(rosa.page.getByRole('log').getByText('¡Qué bien!')).toBeVisible();
  await expect(rosa.page.getByLabel(rosa.texts.chat.phone.answer)).toHaveValue('');
  // what was sent is no fault of the field that is empty then
  await expect(rosa.page.getByLabel(rosa.texts.chat.phone.answer)).toHaveAttribute('aria-invalid', 'false');
  await expect(bubbles(page)).toHaveText(['Emma slept well today.', '¡Qué bien!']);
  rosa.expectQuietConsole();
  lin.expectQuietConsole(provoked);
  await Promise.all([rosa.leave(), lin.leave()]);
});
