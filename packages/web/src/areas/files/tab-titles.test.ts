// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, createElement, type FunctionComponent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { ReviewFilePage } from './review-file-page.tsx';
import { ShowVideoPage } from './show-video-page.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function opened(path: string, search: object, component: FunctionComponent): Promise<void> {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path, validateSearch: () => search, component });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: [path] }) });
  const client = new QueryClient();
  const user = { name: 'Maya', email: 'maya@maple.example', grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [], tenant: null };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
}

const titled = (title: string) => act(() => soon(() => expect(document.title).toBe(title)));

it('the tab of a CV names whose it is', async () => {
  const resume = { url: '/files/cv.png', fileName: 'cv.png', type: 'image/png', ownerName: 'Nia Okoro' };
  answerCalls(['account'], () => reply(resume));
  await opened('/system/reviewfile', { id: 'cv' }, ReviewFilePage);
  await titled('CV of Nia Okoro · Trellis');
});

it('the tab of a video names it', async () => {
  answerCalls(['videos'], () => reply({ url: '/files/v.mp4', fileName: 'Warm up.mp4', type: 'video/mp4' }));
  await opened('/showVideo', { vid: 'of-the-library' }, ShowVideoPage);
  await titled('Warm up.mp4 · Trellis');
});
