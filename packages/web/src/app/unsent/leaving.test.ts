// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { currentUserOptions } from '../current-user.ts';
import { Leaving } from './leaving.tsx';
import { forget, keep } from './unsent-store.ts';

const signOut = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../sign-in.ts', async (original) => ({ ...(await original<object>()), signOut }));

const answer = { id: 1, owner: 'lin centre', lane: 'session:1', kind: 'note', input: 'late', writeKey: 'k', at: '', refusal: null };
let leave: (() => Promise<void>) | undefined;

async function open(onStay = () => undefined as void) {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre' } } as never);
  leave = await show(createElement(Leaving, { onStay }), client);
}
afterEach(async () => {
  await leave?.();
  await forget(1);
  signOut.mockClear();
});

it('signs out at once where everything was sent', async () => {
  await open();
  await soon(() => expect(signOut).toHaveBeenCalled());
});

it('asks first where something was not sent, and stays where somebody wants to', async () => {
  await keep(answer);
  const stayed = vi.fn();
  await open(stayed);
  await soon(() => expect(document.body.textContent).toContain('Not everything was sent'));
  await press('Cancel');
  await soon(() => expect(stayed).toHaveBeenCalled());
  expect(signOut).not.toHaveBeenCalled();
});
