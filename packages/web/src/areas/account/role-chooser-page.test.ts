// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import * as signIn from '../../app/sign-in.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';

const actIn = vi.hoisted(() => vi.fn<typeof signIn.actIn>());
vi.mock('../../app/sign-in.ts', async (load) => ({ ...(await load<typeof signIn>()), actIn }));
const { accountPages } = await import('./pages.ts');

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** Chooses where to work, having been led there. */
async function chooseAt(address: string): Promise<void> {
  actIn.mockReset();
  const client = new QueryClient();
  const membership = {
    id: 'riverside',
    displayName: 'Riverside',
    state: 'Effective',
    isClosed: false,
    isActivated: true,
    roles: ['Coach'],
  };
  const closed = { id: 'harbour', displayName: 'Harbour', state: 'Invalid', isClosed: true, isActivated: true, roles: ['Coach'] };
  const invited = { id: 'hill', displayName: 'Hill', state: 'Invalid', isClosed: false, isActivated: false, roles: ['Coach'] };
  client.setQueryData(currentUserOptions().queryKey, {
    id: 'sofia',
    memberships: [membership, closed, invited],
    membershipId: null,
  } as never);
  const [page] = accountPages;
  const plain = createRootRoute();
  page.update({ getParentRoute: () => plain } as never);
  plain.addChildren([page as never]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: plain, history });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  const enter = await soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    const button = document.querySelector<HTMLButtonElement>('button[aria-label$="Riverside"]');
    if (!button) throw new Error('Nothing to choose');
    return button;
  });
  await act(async () => enter.click());
}

it('leads on to the page that somebody came for, once they chose where to work', async () => {
  const session = '/system/center/detail/userOfflineCourseDetail?planId=1&num=3';
  const [pathname = '', search = ''] = session.split(/(?=\?)/);
  const address = signIn.roleChooser({ pathname, search } as Location);
  expect(address).toMatch(/^\/system\/choseRoles\?wanted=/);
  await chooseAt(address);
  expect(actIn).toHaveBeenCalledExactlyOnceWith('riverside', session);
  await leave?.();
  await chooseAt(signIn.roleChooser({ pathname: '/', search: '' } as Location));
  expect(actIn).toHaveBeenCalledExactlyOnceWith('riverside', undefined);
});

it('says of a center that is closed, or whose invitation is not accepted, that it is, and not that somebody is frozen there', async () => {
  await chooseAt(signIn.roleChooser({ pathname: '/', search: '' } as Location));
  expect(document.body.textContent).toContain('Closed: nobody can enter now');
  expect(document.body.textContent).toContain('Invited: the link in the letter');
  expect(document.body.textContent).not.toContain('frozen');
});
