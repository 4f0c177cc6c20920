// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, refuse } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { PresenceButton } from './presence-button.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('says of a child who was not checked in why', async () => {
  answerCalls(['subjects'], () => refuse('Trellis:NotAllowed', 'The door is closed.'));
  const subject = { id: 'emma', name: 'Emma', isCheckIn: false, tag: 'Active' } as const;
  leave = await show(createElement(PresenceButton, { subject }));
  await press('Check in');
  await soon(() => expect(document.body.textContent).toContain('Emma was not checked in: The door is closed.'));
});
