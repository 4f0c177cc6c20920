// @vitest-environment happy-dom
import type { Conversation } from '@trellis/contract/chat/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseFile } from '../../../testing/choose-file.ts';
import { show } from '../../../testing/show.ts';
import { Composer } from './composer.tsx';

const { sendMessage, sendFile } = vi.hoisted(() => ({ sendMessage: vi.fn(async () => undefined), sendFile: vi.fn() }));
vi.mock('../../../app/current-user.ts', () => ({ useCurrentUser: () => ({ membershipId: 'm1' }) }));
vi.mock('../../../app/unsent/use-unsent.ts', () => ({ useUnsent: () => undefined }));
vi.mock('../contacts/queries.ts', () => ({ useMembers: () => ({ data: undefined }) }));
vi.mock('../conversations.ts', () => ({ useChangeConversation: () => async () => undefined }));
vi.mock('../sending.ts', () => ({ laneOf: () => 'chat', sendMessage }));
vi.mock('./use-attachment.ts', () => ({ useAttachment: () => ({ send: sendFile }) }));

const conversation = { conversationID: 'c1', groupID: '', draftText: '十点可以', isBlocked: false } as Conversation;
let leave: () => Promise<void>;

beforeEach(async () => {
  leave = await show(createElement(Composer, { conversation }));
});
afterEach(async () => {
  vi.clearAllMocks();
  await leave();
});

const enter = (said: KeyboardEventInit) =>
  act(async () => {
    for (const kind of ['keydown', 'keyup'])
      document
        .querySelector('textarea')
        ?.dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', bubbles: true, cancelable: true, ...said }));
  });

it('sends nothing while signs are chosen, whichever way a browser says so', async () => {
  await enter({ isComposing: true, keyCode: 229 });
  // Safari ends the choice before it tells of the key
  await enter({ isComposing: false, keyCode: 229 });
  expect(sendMessage).not.toHaveBeenCalled();
  await enter({ keyCode: 13 });
  expect(sendMessage).toHaveBeenCalledWith(expect.objectContaining({ text: '十点可以' }));
});

it('chooses files in a field of the page: what an iPhone offers elsewhere may never come back', async () => {
  const picture = new File(['…'], 'Emma.png', { type: 'image/png' });
  await chooseFile(picture);
  expect(sendFile).toHaveBeenCalledWith(picture, 'chatPicture');
});
