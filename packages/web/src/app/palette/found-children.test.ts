// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, createElement, useState } from 'react';
import { expect, it } from 'vitest';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { show, type } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { currentUserOptions } from '../current-user.ts';
import { useFoundChildren } from './found-children.ts';

const emma = { id: 'a8a5b1c0-0000-4000-8000-000000000001', name: 'Emma Johnson', outpatientNumber: 'R-1001' };
const emil = { id: 'a8a5b1c0-0000-4000-8000-000000000002', name: 'Emil Berg', outpatientNumber: null };

function Found() {
  const [typed, setTyped] = useState('');
  const { children } = useFoundChildren(typed);
  return createElement(
    'form',
    null,
    createElement('label', { htmlFor: 'typed' }, 'Child'),
    createElement('input', { id: 'typed', value: typed, onChange: ({ target }) => setTyped(target.value) }),
    createElement('output', null, children.map(({ text }) => text).join()),
  );
}

it('a child that was found before goes as soon as what is typed means another, so that Enter does not open it', async () => {
  let answerLater: (response: Response) => void = () => undefined;
  answerCalls(['subjects'], (_asked, search) => {
    if (search.get('filter') === 'Em') return reply({ items: [emma, emil] });
    if (search.get('filter') === 'Emil') return new Promise((answer) => (answerLater = answer));
    return reply({ items: [] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserOptions().queryKey, {
    type: 'Center',
    grantedPolicies: ['PFE.UserManagement.Subject'],
    withheldPolicies: [],
  } as never);
  const leave = await show(createElement(Found), client);
  const seen = () => document.querySelector('output')?.textContent;
  await type('Child', 'Em');
  await soon(() => expect(seen()).toBe('Emma Johnson,Emil Berg'));
  await type('Child', 'Emil');
  expect(seen()).toBe('Emil Berg');
  await soon(async () => {
    await act(async () => answerLater(reply({ items: [emil] })));
    expect(seen()).toBe('Emil Berg');
  });
  await leave();
});
