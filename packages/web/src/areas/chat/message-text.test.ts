import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../app/i18n.ts';
import { chat } from '../../locales/en-US/chat.ts';
import { lineOf } from './message-text.ts';

const texts = createInstance();
beforeAll(async () => {
  i18n.language = 'en-US';
  await texts.init({ lng: 'en-US', interpolation: { escapeValue: false }, resources: { 'en-US': { chat } } });
});

const line = (given: Partial<ChatMessage>) =>
  lineOf(texts.getFixedT('en-US', 'chat'), {
    contentType: 101,
    content: '',
    isRecalled: false,
    senderNickname: 'Ana',
    ...given,
  } as ChatMessage);
const notice = (contentType: number, names: readonly string[], more: object = {}) =>
  line({
    contentType,
    content: JSON.stringify({ opUser: { nickname: 'Ana' }, userList: names.map((nickname) => ({ nickname })), ...more }),
  } as Partial<ChatMessage>);

it('names three of whom a group took in, then an ellipsis', () => {
  expect(notice(1509, ['Lin', 'Wei', 'Sofía'])).toBe('Ana added Lin, Wei, Sofía to the group');
  expect(notice(1509, ['Lin', 'Wei', 'Sofía', 'Maya'])).toBe('Ana added Lin, Wei, Sofía… to the group');
});

it('says what else became of a group', () => {
  expect(notice(1504, ['Ana'])).toBe('Ana left the group');
  expect(notice(1508, ['Wei'])).toBe('Ana took Wei out of the group');
  expect(notice(1510, ['Wei'])).toBe('Wei joined the group');
  expect(notice(1520, [], { groupName: 'Bees' })).toBe('Ana renamed the group to “Bees”');
});

it('is blank where a message cannot be read, a notice too', () => {
  for (const contentType of [101, 106, 1504, 1508, 1509, 1510, 1520, 1999])
    for (const content of ['', 'no json', '[]', '{"content":{}}']) expect(line({ contentType, content } as Partial<ChatMessage>)).toBe('');
});
