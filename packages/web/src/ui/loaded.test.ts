// @vitest-environment happy-dom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, createElement, type FunctionComponent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '../app/call-error.ts';
import { watchUnsaved } from '../app/unsaved.ts';
import { show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { Loaded } from './loaded.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const refused = (status: number) =>
  new CallError(status, { code: 'Trellis:NotFound', message: 'It is not there any more', details: null, data: {}, validationErrors: [] });

const Shown = Loaded as FunctionComponent<Omit<Parameters<typeof Loaded<string>>[0], 'children'>>;
const field = (name: string) => createElement('input', { 'aria-label': name });

/** A form about something that was read, and is asked for once more; each answer that fails is a failure of its own. */
async function askedAgain(failure: () => Error) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let asked = 0;
  function Form() {
    const query = useQuery({ queryKey: ['child'], queryFn: () => (asked++ === 0 ? Promise.resolve('Ada') : Promise.reject(failure())) });
    return createElement(Shown, { query }, field as never);
  }
  leave = await show(createElement(Form), client);
  const input = await act(() =>
    soon(() => expect(document.querySelector('input')).not.toBeNull()).then(() => document.querySelector('input')),
  );
  if (input) input.value = 'typed';
  await act(() => client.refetchQueries());
  await soon(() => expect(asked).toBe(2));
  const again = () => act(() => client.refetchQueries());
  const typed = () => document.querySelector('input')?.value;
  return { typed, said: () => document.querySelector('[role=alert]')?.textContent, again };
}

it.each([
  ['the network is lost', () => new TypeError('Failed to fetch')],
  ['the server fails', () => refused(500)],
  ['the sign-in has ended', () => refused(401)],
])('keeps what was typed into what it shows while %s', async (_, failure) => {
  const { typed, said } = await askedAgain(failure);
  expect([typed(), said()]).toEqual(['typed', undefined]);
});

it('shows nothing any more that the server refuses by now', async () => {
  const { typed, said } = await askedAgain(() => refused(404));
  await soon(() => expect(said()).toContain('It is not there any more'));
  expect(typed()).toBeUndefined();
});

it('leaves what was typed where it stands while it is not saved, though the server refuses by now', async () => {
  const close = watchUnsaved({ isChanged: () => true, mayDiscard: async () => true });
  const { typed, said, again } = await askedAgain(() => refused(403));
  await again();
  expect([typed(), said()]).toEqual(['typed', undefined]);
  close();
  await again();
  await soon(() => expect(said()).toContain('It is not there any more'));
  // another form that is begun brings nothing back
  const closeOther = watchUnsaved({ isChanged: () => true, mayDiscard: async () => true });
  await again();
  closeOther();
  expect(typed()).toBeUndefined();
});
