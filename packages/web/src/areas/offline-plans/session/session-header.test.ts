// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { show } from '../../../testing/show.ts';
import { SessionHeader } from './session-header.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const Nothing = () => null;
const session = { items: [], nonePlaybook: [], state: 'open', isWritable: false, mayAbandon: true };

it.each([
  ['the child', [], 'no guardian here any more'],
  ['the center, which lacks the training for now', ['RocketSystem.UserOfflinePlan.Write'], 'goes on once it has'],
])('a session that cannot go on says so of %s', async (_what, withheldPolicies, told) => {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { grantedPolicies: [], withheldPolicies, tenant: null } as never);
  leave = await show(createElement(SessionHeader, { session: session as never, places: { Line: Nothing, Abandon: Nothing } }), client);
  expect(document.querySelector('[role=alert]')?.textContent).toContain(told);
});
