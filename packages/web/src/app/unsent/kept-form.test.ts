// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { keyOfLink } from '../guest.ts';
import { keptByDevice } from '../storage.ts';

/** The page as it is after a reload: it knows what the device keeps, and no more. */
async function openPage() {
  vi.resetModules();
  return import('./kept-form.ts');
}
const form = { values: { sleep: 'Badly, since the move' } };

it('keeps what a family entered through a reload, for whoever has the link, and forgets it once it was sent', async () => {
  expect(await (await openPage()).keepForm('feedback', 'token', form)).toBe(true);
  const after = await openPage();
  expect(await after.recallForm('feedback', 'token')).toEqual(form);
  expect(await after.recallForm('feedback', 'other')).toBeUndefined();
  const device = await openDB('trellis.kept');
  const [closed] = (await device.getAll('unsent')) as { data: ArrayBuffer }[];
  expect(new TextDecoder().decode(closed?.data)).not.toContain('Badly');
  device.close();
  await after.keepForm('feedback', 'token', undefined);
  expect(await (await openPage()).recallForm('feedback', 'token')).toBeUndefined();
});

it('keeps what was entered last, however long the text before it took', async () => {
  const { keepForm } = await openPage();
  const longer = keepForm('feedback', 'token', { values: { sleep: 'Badly. '.repeat(500_000) } });
  await Promise.all([longer, keepForm('feedback', 'token', form)]);
  expect(await (await openPage()).recallForm('feedback', 'token')).toEqual(form);
});

it('takes over what an earlier version left open to everybody', async () => {
  const place = await keyOfLink('answers', 'token');
  keptByDevice.writeJson(place, form);
  expect(await (await openPage()).recallForm('answers', 'token')).toEqual(form);
  expect(keptByDevice.read(place)).toBeUndefined();
  expect(await (await openPage()).recallForm('answers', 'token')).toEqual(form);
});
