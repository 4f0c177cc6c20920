// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../app/toast.ts';

const led = { in: vi.fn(async () => undefined), out: vi.fn(async () => undefined) };
vi.mock('../app/sign-in.ts', () => ({
  currentSignIn: async () => ({ access_token: 'token' }),
  roleChooser: () => '/',
  signIn: () => led.in(),
  signOut: () => led.out(),
}));
vi.mock('../app/i18n.ts', () => ({ i18n: { language: 'en-US', t: (key: string) => key } }));

let download: typeof import('./download.ts').download;
beforeEach(async () => {
  vi.resetModules();
  toasts.set([]);
  vi.useFakeTimers();
  ({ download } = await import('./download.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  led.in.mockClear();
  led.out.mockClear();
});

const answering = (status: number, code: string) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code, message: 'Refused', details: null, data: {}, validationErrors: [] } }, { status }),
  );
/** What becomes of a file that is asked for. */
async function asking(): Promise<() => string> {
  let outcome = 'waits';
  void download('/file', {}).then(
    () => (outcome = 'done'),
    () => (outcome = 'failed'),
  );
  await vi.advanceTimersByTimeAsync(50);
  return () => outcome;
}

it('a file that is fetched after the sign-in ended leads to sign in', async () => {
  answering(401, 'Trellis:SignInRequired');
  expect((await asking())()).toBe('waits');
  expect(led.in).toHaveBeenCalledOnce();
});

it('a file that somebody who was put out asks for tells them once, and signs them out two seconds later', async () => {
  const { toasts: told } = await import('../app/toast.ts');
  answering(403, 'Business:UserInTenantRoleFrozen');
  const outcomes = [await asking(), await asking()];
  expect(told.current().map(({ text }) => text)).toEqual(['Refused willSignOut']);
  await vi.advanceTimersByTimeAsync(1_850);
  expect(led.out).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(led.out).toHaveBeenCalledOnce();
  expect(outcomes.map((outcome) => outcome())).toEqual(['waits', 'waits']);
});

it('another refusal is the caller’s to tell, and leads nowhere', async () => {
  answering(404, 'Trellis:NotFound');
  expect((await asking())()).toBe('failed');
  expect([led.in.mock.calls.length, led.out.mock.calls.length]).toEqual([0, 0]);
});

it('a file that somebody who was put out asks for is given up where the page stays for what they typed', async () => {
  const { watchUnsaved } = await import('../app/unsaved.ts');
  const { signInEnded } = await import('../app/sign-in-watch.ts');
  watchUnsaved({ isChanged: () => true, mayDiscard: async () => false });
  answering(403, 'Business:CenterStateInvalid');
  const outcome = await asking();
  expect(outcome()).toBe('waits');
  await vi.advanceTimersByTimeAsync(2_050);
  expect([outcome(), led.out.mock.calls, signInEnded.current()]).toEqual(['failed', [], { why: 'Refused' }]);
});

it('a file can be read until somebody has agreed to save it, and is let go then', async () => {
  vi.stubGlobal('fetch', async () => new Response('said'));
  const letGo = vi.spyOn(URL, 'revokeObjectURL');
  const outcome = await asking();
  expect([outcome(), letGo.mock.calls.length]).toEqual(['done', 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(letGo).toHaveBeenCalledOnce();
});
