// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { VideoPlayer } from './video-player.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  vi.restoreAllMocks();
});

it.each([
  ['trellis.music', 0],
  ['of another page', 1],
])('where a lock named %s is held, a video that starts has the volume %i', async (name, volume) => {
  const query = vi.fn(async () => ({ held: [{ name }] }));
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ query } as never);
  leave = await show(createElement(VideoPlayer, { url: '/video.mp4' }));
  const video = document.querySelector('video');
  await act(async () => video?.dispatchEvent(new Event('play', { bubbles: true })));
  await soon(() => expect(query).toHaveBeenCalled());
  expect(video?.volume).toBe(volume);
});
