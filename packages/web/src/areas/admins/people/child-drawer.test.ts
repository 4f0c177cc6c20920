// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { ChildDrawer } from './child-drawer.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const tabsOf = (name: string) => `PFE.UserManagement.SubjectDetail.${name}Tab`;

it.each([
  ['operation', 'Assessments'],
  ['agent', 'VR tests'],
])('a child of any center opens for the role %s with %s', async (role, opened) => {
  answerCalls(['admins', 'subjects', 'assessments', 'vrCases', 'vrClassroom'], ({ path }) =>
    path === '/api/rocketAdmin/user/subjectInfo' ? reply({ id: 'emma', name: 'Emma' }) : new Promise<Response>(() => undefined),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const grantedPolicies = ['Assessment', 'VratTestRequest', 'Sleep'].map(tabsOf);
  const user = { id: 'max', tenant: null, roles: [role], grantedPolicies, withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  leave = await show(createElement(ChildDrawer, { id: 'emma', onClose: () => undefined }), client);
  await soon(() => expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe(opened));
});
