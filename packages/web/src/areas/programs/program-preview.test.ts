// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../app/api.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { ProgramPreview } from './program-preview.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => leave?.());

it('shows what is edited as a coach will see it, its video and pictures too before they are saved', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(api.trainingPrograms.prepareForEdit.queryOptions({ input: {} }).queryKey, { choices: {} } as never);
  const initialValues = {
    titles: { en: 'Balance beam', 'zh-Hans': '', es: '' },
    contents: { en: 'Heel to toe', 'zh-Hans': '', es: '' },
    videoId: { id: 'film', fileName: 'beam.mp4' },
    imageIds: [{ id: 'one', fileName: 'Beam from above', url: '/files/one.png' }],
  };
  const fields = Object.keys(initialValues).map((name) => createElement(Form.Item, { key: name, name }, createElement('output')));
  leave = await show(createElement(Form, { initialValues }, ...fields, createElement(ProgramPreview)), client);
  await soon(() => expect(document.body.textContent).toContain('Heel to toe'));
  expect(document.querySelector('img')).toMatchObject({ alt: 'Beam from above' });
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/showVideo?vid=film');
  expect(document.querySelector('a')?.textContent).toBe('Watch the video of Balance beam');
});
