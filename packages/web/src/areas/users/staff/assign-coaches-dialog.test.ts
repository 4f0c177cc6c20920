// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { fieldOf, show, type } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { AssignCoachesDialog } from './assign-coaches-dialog.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('looks for a coach by what is typed, and names the role of those whom the child has', async () => {
  const asked: string[] = [];
  answerCalls(['users', 'subjects'], (_, search) => {
    asked.push(search.get('filter') ?? '');
    const coach = search.get('filter') ? { id: 'zoe', name: 'Zoe Last' } : { id: 'lin', name: 'Lin Wei' };
    return reply({ items: [{ ...coach, roles: ['Coach'] }], totalCount: 1 });
  });
  const subject = { id: 'emma', name: 'Emma', coaches: [{ id: 'lin', name: 'Lin Wei' }] };
  leave = await show(createElement(AssignCoachesDialog, { subject, onClose: () => undefined }));
  await soon(() => expect(fieldOf('Coaches')).toBeTruthy());
  await type('Coaches', 'zo');
  await soon(() => expect(document.body.textContent).toContain('Zoe Last · Coach'));
  expect(asked).toEqual(['', 'zo']);
  expect(document.body.textContent).toContain('Lin Wei · Coach');
  // Enter takes whom was looked for, and leaves whom the child has
  const options = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
  expect(options).toEqual(['Zoe Last · Coach']);
});
