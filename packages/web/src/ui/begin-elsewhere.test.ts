// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { type ComponentProps, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBegin } from '../app/begin.ts';
import { currentUserOptions } from '../app/current-user.ts';
import { press, show } from '../testing/show.ts';
import { BeginElsewhere } from './begin-elsewhere.tsx';

const went = vi.hoisted(() => vi.fn(async ({ to }: { to: string }) => window.history.replaceState(null, '', to)));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => went }));

let leave: (() => Promise<void>) | undefined;
afterEach(async () => leave?.());

const begun = vi.fn();
function Page({ begins }: { begins: boolean }) {
  useBegin(begun);
  const props = { policy: 'PFE.UserManagement.User.Write', to: '/staff', begins } as ComponentProps<typeof BeginElsewhere>;
  return createElement(BeginElsewhere, props, 'Invite');
}

async function open(policies: string[], begins = false): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { grantedPolicies: policies, withheldPolicies: [] } as never);
  leave = await show(createElement(Page, { begins }), client);
}

it('leads whoever may to the page where it is made, and begins it there', async () => {
  await open(['PFE.UserManagement.User.Write'], true);
  await press('Invite');
  expect(went).toHaveBeenCalledWith({ to: '/staff' });
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce());
});

it('offers nothing to whoever may not', async () => {
  await open([]);
  expect(document.querySelector('button')).toBeNull();
});
