// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { HoldNote } from './hold-note.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('the page of a child says that another center holds it, and offers nothing to lift', async () => {
  answerCalls(['legalHolds'], () => reply({ hold: null, isHeldElsewhere: true }));
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { grantedPolicies: [], withheldPolicies: [], tenant: null } as never);
  leave = await show(createElement(HoldNote, { subject: { id: 'emma', name: 'Emma' } }), client);
  await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('at a center that it moved from or to'));
  expect(document.querySelector('button')).toBeNull();
});
