// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.ts';
import { ItemText } from './item-details.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => leave?.());

const trainingProgram = {
  subTitle: 'Slowly',
  content: 'Heel to toe',
  precautions: 'Shoes off',
  possibleDifficulties: 'The turn',
  categories: [{ name: 'Balance' }, { name: 'Planning' }],
  targets: ['Quiet hands'],
  materials: ['Beam', 'Mat'],
  difficulty: 3,
  difficulty2: 4,
  maxDifficulty: 9,
};
const shown = async (more: { suggestionsOnGroupTeaching?: string } = {}) => {
  leave = await show(
    createElement(ItemText, { item: { kind: 'activity', difficultyAdjusted: false, trainingProgram: { ...trainingProgram, ...more } } }),
  );
  return document.body.textContent ?? '';
};

it('says of an exercise what it is, what it trains and what lies ready; hints for classes where they are told', async () => {
  const text = await shown();
  for (const said of ['Slowly', 'Heel to toe', 'Shoes off', 'The turn', 'Balance, Planning', 'Quiet hands', 'Beam, Mat'])
    expect(text).toContain(said);
  expect(text).not.toContain('Two lines');
  await leave?.();
  expect(await shown({ suggestionsOnGroupTeaching: 'Two lines' })).toContain('Two lines');
});
