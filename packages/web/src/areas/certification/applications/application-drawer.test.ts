// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../../app/api.ts';
import { currentUserOptions } from '../../../app/current-user.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { ApplicationDrawer } from './application-drawer.tsx';

const id = 'application';
const policy = 'RocketSystem.TrainingApplication';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(readOnlyPolicies: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const user = { grantedPolicies: [policy], withheldPolicies: [], readOnlyPolicies, tenant: null };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const form = { jsonString: '{"pages":[]}', answerContent: {} };
  const application = {
    name: 'Nina Keller',
    email: 'nina@x.example',
    auditResult: 'UnReviewed',
    isCancelled: false,
    questionnaireAndAnswer: form,
  };
  const { queryKey } = api.certification.applyDetail.queryOptions({ input: { preparationTrainerId: id } });
  client.setQueryData(queryKey, { ...application, creationTime: '2031-03-10T10:00:00.000Z' } as never);
  leave = await show(createElement(ApplicationDrawer, { id, onClose: () => undefined }), client);
  await soon(() => expect(document.body.textContent).toContain('nina@x.example'));
}
const offered = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim()).filter((text) => text !== '');

it('offers to decide an application that waits', async () => {
  await open([]);
  expect(offered()).toEqual(['Close without decision', 'Reject', 'Approve']);
});

it('offers nothing to whoever looks after some centers and only reads', async () => {
  await open([policy]);
  expect(offered()).toEqual([]);
});
