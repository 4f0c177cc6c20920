// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { soon } from '../testing/soon.ts';
import { signIn, signOut } from './sign-in.ts';

const { users, stay } = vi.hoisted(() => {
  const { promise, reject } = Promise.withResolvers<void>();
  const nobody = async () => null;
  return {
    users: {
      events: { addUserLoaded: () => undefined },
      getUser: nobody,
      removeUser: vi.fn(nobody),
      signoutRedirect: vi.fn(() => promise),
      signinRedirect: vi.fn(async () => undefined),
    },
    stay: () => reject(new Error('The network is gone')),
  };
});
vi.mock('oidc-client-ts', () => ({
  UserManager: function UserManager() {
    return users;
  },
  WebStorageStateStore: class {},
}));

it('signs nobody in again who is signing out, until that failed', async () => {
  const out = signOut();
  void signOut().catch(() => undefined);
  await soon(() => expect(users.signoutRedirect).toHaveBeenCalledTimes(1));
  const again = signIn('en-US', '/');
  await new Promise((done) => setTimeout(done));
  expect([users.removeUser, users.signinRedirect].flatMap(({ mock }) => mock.calls)).toEqual([]);
  stay();
  await expect(out).rejects.toThrow('gone');
  await again;
  expect(users.signinRedirect).toHaveBeenCalledTimes(1);
});
