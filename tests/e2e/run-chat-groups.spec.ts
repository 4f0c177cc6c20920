import { expect, type Locator } from '@playwright/test';
import { choose } from './choose.ts';
import { at } from './device.ts';
import { test } from './journey.ts';
import { desk, type Person, signInAs } from './person.ts';
import { says } from './texts.ts';

// what is written here is seen by nobody else
test.use({ ofItsOwn: 'chat-groups' });

const chatPath = '/system/center/notification/chat';
const rows = ({ page }: Person) => page.locator('.chat-row-name strong');
// what was said last stands in a row too, and may name somebody else
const row = ({ page }: Person, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('button');
const write = async ({ page, texts: { chat } }: Person, line: string) => {
  await page.getByRole('textbox', { name: chat.write }).fill(line);
  await page.getByRole('textbox', { name: chat.write }).press('Enter');
  await expect(page.getByRole('log').getByText(line)).toBeVisible();
};
const openPart = async (person: Person, part: 'contacts' | 'applications' | 'conversations' | 'manage') => {
  await person.page
    .getByRole('radiogroup', { name: person.texts.chat.title })
    .getByText(new RegExp(`^${person.texts.chat.parts[part]}`))
    .click();
};
const talkTo = async (person: Person, name: string) => {
  await openPart(person, 'contacts');
  await row(person, name).click();
  await expect(person.page.getByRole('heading', { level: 2, name })).toBeVisible();
};
/** What can be done with a message that says so. */
const act = async ({ page, texts: { chat } }: Person, line: string, action: string) => {
  const message = page.getByRole('log').getByRole('article').filter({ hasText: line });
  await message.getByRole('button', { name: chat.actionsOf }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const inDetails = async ({ page, texts: { chat, shell } }: Person, run: (drawer: Locator) => Promise<void>) => {
  await page.getByRole('button', { name: chat.details.open }).click();
  const drawer = page.getByRole('dialog');
  await run(drawer);
  await drawer.getByRole('button', { name: shell.word.close }).first().click();
  await expect(drawer).toHaveCount(0);
};

test('a group says whom it took in; chats are pinned, muted and left with a draft; messages are recalled, deleted and reported', async ({
  browser,
}) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const lin = await signInAs(browser, 'Lin Wei', 'zh-CN', /\/system\//, desk);
  const { page, texts } = maya;
  const { chat, shell } = texts;
  await page.goto(at(chatPath));
  await talkTo(maya, 'Daniel Reyes');
  await write(maya, 'About the rooms');
  await openPart(maya, 'contacts');
  await page.getByRole('button', { name: chat.group.title }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(chat.group.name, { exact: true }).fill('Summer weeks');
  const people = dialog.getByRole('combobox', { name: chat.group.people });
  for (const name of ['Lin Wei', 'Daniel Reyes', 'Sofía Martín', 'Tom Becker']) {
    await people.fill(name);
    await choose(people, name);
  }
  await dialog.getByRole('button', { name: chat.group.create }).click();
  // three names, then an ellipsis
  await expect(page.locator('.chat-notice').first()).toHaveText(/^Maya Thompson added [^,]+, [^,]+, [^,]+… to the group$/);
  await write(maya, 'Who has the keys?');
  await maya.look('a group');
  await expect(rows(maya)).toHaveText(['Summer weeks', 'Daniel Reyes']);

  await row(maya, 'Daniel Reyes').click();
  // in Chinese the same, with its own comma; the one who is meant is told so
  await lin.page.goto(at(chatPath));
  await expect(row(lin, 'Summer weeks')).toContainText('Maya Thompson');
  await row(lin, 'Summer weeks').click();
  await expect(lin.page.locator('.chat-notice').first()).toHaveText(/^Maya Thompson邀请[^、]+、[^、]+、[^、]+…加入群组$/);
  await lin.page.getByRole('textbox', { name: lin.texts.chat.write }).pressSequentially('@May');
  await lin.page.locator('.ant-mentions-dropdown-menu-item', { hasText: 'Maya Thompson' }).click();
  await lin.page.getByRole('textbox', { name: lin.texts.chat.write }).pressSequentially('我有');
  await lin.page.getByRole('button', { name: lin.texts.chat.send, exact: true }).click();
  await expect(lin.page.getByRole('log').getByText('@Maya Thompson 我有')).toBeVisible();
  await write(lin, '谁明天在？');
  await expect(row(maya, 'Summer weeks')).toContainText(chat.atYou);

  // pinned stays first; a draft goes before what was written last
  await expect(rows(maya)).toHaveText(['Summer weeks', 'Daniel Reyes']);
  await page.getByRole('textbox', { name: chat.write }).fill('I meant to');
  await expect(rows(maya)).toHaveText(['Daniel Reyes', 'Summer weeks']);
  await expect(row(maya, 'Daniel Reyes')).toContainText('I meant to');
  await row(maya, 'Summer weeks').click();
  await inDetails(maya, async (drawer) => {
    await drawer.getByRole('switch', { name: chat.details.pin }).click();
    await drawer.getByRole('switch', { name: chat.details.mute }).click();
    await maya.look('what somebody decides of a chat');
  });
  await expect(rows(maya)).toHaveText(['Summer weeks', 'Daniel Reyes']);
  await expect(row(maya, 'Summer weeks')).toContainText(chat.pinned);
  await page.reload();
  await expect(rows(maya)).toHaveText(['Summer weeks', 'Daniel Reyes']);
  await row(maya, 'Daniel Reyes').click();
  await expect(page.getByRole('textbox', { name: chat.write })).toHaveValue('I meant to');

  // recalled for everybody, deleted for oneself, found again
  await row(maya, 'Summer weeks').click();
  await write(maya, 'Wrong group');
  await expect(lin.page.getByRole('log').getByText('Wrong group')).toBeVisible();
  await act(maya, 'Wrong group', chat.actions.recall);
  await expect(lin.page.getByRole('log').getByText('Wrong group')).toHaveCount(0);
  await expect(lin.page.getByText(says(lin.texts.chat.recalled, { name: 'Maya Thompson' }))).toBeVisible();
  await act(lin, 'Who has the keys?', lin.texts.chat.actions.delete);
  await lin.page.getByRole('dialog').getByRole('button', { name: lin.texts.shell.word.delete }).click();
  await expect(lin.page.getByRole('log').getByText('Who has the keys?')).toHaveCount(0);
  await expect(page.getByRole('log').getByText('Who has the keys?')).toBeVisible();
  await page.getByRole('searchbox', { name: chat.search.label }).fill('the keys');
  await expect(page.getByRole('list', { name: chat.search.results })).toContainText('Who has the keys?');
  await page.getByRole('searchbox', { name: chat.search.label }).fill('');

  // what is reported stands before the administrators, and nothing else
  await write(maya, 'You never help');
  await act(lin, 'You never help', lin.texts.chat.actions.report);
  const report = lin.page.getByRole('dialog');
  await report.getByLabel(lin.texts.chat.report.reason).fill('不友善');
  await report.getByRole('button', { name: lin.texts.chat.actions.report }).click();
  await expect(lin.page.getByText(lin.texts.chat.report.done)).toBeVisible();
  await openPart(maya, 'manage');
  await expect(page.getByRole('listitem').filter({ hasText: '不友善' })).toContainText('You never help');
  await expect(page.getByText('Who has the keys?')).toHaveCount(0);
  await maya.look('reported messages');
  await page.getByRole('button', { name: chat.manage.settle }).click();
  await expect(page.getByRole('button', { name: chat.manage.settle })).toHaveCount(0);
  expect(shell.chat).toBe(chat.title);
  for (const person of [maya, lin]) {
    person.expectQuietConsole();
    await person.leave();
  }
});

test('somebody of another center asks by a chat id, is answered, writes, and is blocked', async ({ browser }) => {
  const maya = await signInAs(browser, 'Maya Thompson', 'en-US', /\/system\//, desk);
  const oliver = await signInAs(browser, 'Oliver Grant', 'es-ES', /\/system\//, desk);
  const { chat } = maya.texts;
  const own = oliver.texts.chat;
  await maya.page.goto(at(`${chatPath}?part=contacts`));
  await maya.page.getByRole('button', { name: chat.add.title }).click();
  const id = await maya.page.getByRole('dialog').locator('code').innerText();
  await maya.page.keyboard.press('Escape');

  await oliver.page.goto(at(`${chatPath}?part=contacts`));
  await expect(row(oliver, 'Maya Thompson')).toHaveCount(0);
  await oliver.page.getByRole('button', { name: own.add.title }).click();
  const dialog = oliver.page.getByRole('dialog');
  await dialog.getByLabel(own.add.id).fill(id);
  await dialog.getByLabel(own.add.message).fill('Nos conocimos en la formación');
  await dialog.getByRole('button', { name: own.add.send }).click();
  await expect(oliver.page.getByText(own.add.sent)).toBeVisible();

  // one waits to be looked at, until it was
  const parts = maya.page.getByRole('radiogroup', { name: chat.title });
  await expect(parts.getByText('1', { exact: true })).toBeVisible();
  await openPart(maya, 'applications');
  const asked = maya.page.getByRole('listitem').filter({ hasText: 'Oliver Grant' });
  await expect(asked).toContainText('Nos conocimos en la formación');
  await expect(parts.getByText('1', { exact: true })).toHaveCount(0);
  await maya.look('applications');
  await asked.getByRole('button', { name: chat.applications.accept }).click();
  await expect(asked).toContainText(chat.applications.state['1']);

  await talkTo(oliver, 'Maya Thompson');
  await write(oliver, 'Hola, Maya');
  await oliver.look('a conversation with another center');
  await openPart(maya, 'conversations');
  await row(maya, 'Oliver Grant').click();
  await expect(maya.page.getByRole('log').getByText('Hola, Maya')).toBeVisible();
  await maya.page.getByRole('button', { name: chat.details.open }).click();
  await maya.page.getByRole('dialog').getByRole('button', { name: chat.details.block, exact: true }).click();
  const sure = maya.page.getByRole('dialog', { name: says(chat.details.blockTitle, { name: 'Oliver Grant' }) });
  await sure.getByRole('button', { name: chat.details.block, exact: true }).click();
  await expect(maya.page.getByRole('button', { name: chat.details.unblock })).toBeVisible();
  await maya.page.keyboard.press('Escape');
  await expect(maya.page.getByRole('textbox', { name: chat.write })).toBeDisabled();
  // whoever is blocked is told so once they write
  await write(oliver, '¿Sigues ahí?');
  await expect(oliver.page.getByRole('log').getByRole('alert')).toBeVisible();
  maya.expectQuietConsole();
  oliver.expectQuietConsole(/Failed to load resource/);
  await Promise.all([maya.leave(), oliver.leave()]);
});
