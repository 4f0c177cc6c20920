// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { hasUnsaved } from '../../../app/unsaved.ts';
import { answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { useDraft } from './use-draft.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const conversation = { conversationID: 'one', draftText: 'Before' };
function Writing({ text }: { text: string }) {
  useDraft(conversation, text);
  return null;
}

it('what is written to somebody counts as typed until it is kept as a draft', async () => {
  let isClosed = true;
  const drafts: unknown[] = [];
  answerCalls(['chat'], ({ body }) => {
    if (body === undefined) return reply({});
    drafts.push(body);
    return isClosed ? refuse('Business:CenterStateInvalid', 'Closed') : reply({});
  });
  leave = await show(createElement(Writing, { text: 'Before' }));
  expect(hasUnsaved()).toBe(false);
  await leave();

  leave = await show(createElement(Writing, { text: 'Before noon' }));
  await soon(() => expect(drafts).toEqual([{ conversationID: 'one', draftText: 'Before noon' }]));
  expect(hasUnsaved()).toBe(true);
  await leave();

  isClosed = false;
  leave = await show(createElement(Writing, { text: 'Before noon' }));
  await soon(() => expect(hasUnsaved()).toBe(false));
});
