// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { StudiedSection } from '@trellis/contract/certification/study-calls';
import { createElement, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../../app/api.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { SectionPlace } from './section-place.tsx';

const place = { moduleId: 'module', courseId: 'course' };
const section = (url: string | null) =>
  ({
    id: 'section',
    title: 'Breathing',
    kind: 'video',
    fileName: 'breathing.webm',
    url,
    questionnaires: [],
    userCourseDetail: { isFinish: false, isAnswered: false },
  }) as unknown as StudiedSection;

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('opens once its module is started, and keeps the place of its file from then on', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(api.certification.courses.queryOptions({ input: { moduleId: place.moduleId } }).queryKey, { items: [] });
  function Told() {
    const [url, setUrl] = useState<string | null>(null);
    const next = createElement('button', { onClick: () => setUrl(url === null ? '/first' : '/later') }, 'Tell');
    return createElement('div', {}, next, createElement(SectionPlace, { section: section(url), ...place }));
  }
  leave = await show(createElement(Told), client);
  expect(document.body.textContent).toContain('opens while you learn the module');
  const source = () => document.querySelector('video')?.getAttribute('src');
  await press('Tell');
  await soon(() => expect(source()).toBe('/first'));
  await press('Tell');
  expect(source()).toBe('/first');
});
