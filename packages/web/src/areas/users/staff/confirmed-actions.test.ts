// @vitest-environment happy-dom
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Asked, answerCalls, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { useConfirmedActions } from './use-confirmed-actions.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const lin = { id: 'lin', tenantId: 'maple', tenantName: 'Maple', name: 'Lin Wei', email: '', roles: ['Coach'], isActivated: true };

it('says before a role is changed which one it replaces, and what becomes of whoever is signed in', async () => {
  const asked: Asked[] = [];
  answerCalls(['users'], (call) => {
    asked.push(call);
    return reply({});
  });
  function Changing() {
    const { changeRole } = useConfirmedActions(lin as StaffItem);
    return createElement('button', { onClick: () => changeRole('SeniorCoach') }, 'Senior coach');
  }
  leave = await show(createElement(Changing));
  await press('Senior coach');
  const { textContent } = document.body;
  expect(textContent).toContain('Change the role of Lin Wei?');
  expect(textContent).toContain('So far: Coach. From now on: Senior coach alone.');
  expect(textContent).toContain('They stay signed in');
  expect(asked).toEqual([]);
  await press('Change role');
  await soon(() => expect(asked[0]?.body).toEqual({ id: 'lin', tag: 'SeniorCoach', tenantId: 'maple' }));
});
