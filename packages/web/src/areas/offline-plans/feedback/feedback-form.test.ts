// @vitest-environment happy-dom
import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hasUnsaved } from '../../../app/unsaved.ts';
import { chooseFile } from '../../../testing/choose-file.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import type { UploadedFile } from '../../../ui/upload-file.ts';
import { FeedbackForm } from './feedback-form.tsx';
// it loads when it is first shown
import './file-field.tsx';

const arriving = Promise.withResolvers<UploadedFile>();
vi.mock('../../../ui/upload-file.ts', () => ({ uploadFile: () => arriving.promise }));

const video: FeedbackProperty = {
  id: 'Video',
  displayName: 'Video',
  description: null,
  isRequired: false,
  type: 'VideoPicker',
  extraProperties: {},
};

let leave: () => Promise<void>;
afterEach(() => leave());

it('what is said of an exercise is saved with the video that was on its way', async () => {
  const onSubmit = vi.fn(async () => undefined);
  leave = await show(
    createElement(FeedbackForm, { formKey: 'session.item', properties: [video], feedbacks: [], onSubmit, onCancel: () => undefined }),
  );
  await soon(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  await chooseFile(new File(['x'], 'walk.mp4', { type: 'video/mp4' }));
  await soon(() => expect(document.body.textContent).toContain('walk.mp4'));
  expect(hasUnsaved()).toBe(true);
  await press('Save');
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => arriving.resolve({ id: 'walk', fileName: 'walk.mp4', url: '/walk' }));
  await soon(() => expect(onSubmit.mock.calls).toEqual([[[{ programFeedbackPropertyId: 'Video', value: ['walk'] }]]]));
  expect(hasUnsaved()).toBe(false);
});
