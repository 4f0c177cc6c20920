// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../testing/show.ts';
import { RatingCard } from './rating-card.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it.each([
  [false, 'The session as a whole, session 1'],
  [true, 'The session as a whole, trial'],
])('what was rated last is a session by its number or a trial (%s)', async (isTrial, said) => {
  const rating = { name: 'The session as a whole', most: 5, points: [{ num: 1, value: 4 }], isTrial };
  leave = await show(createElement(RatingCard, { rating } as never));
  expect(document.body.textContent).toContain(said);
});
