// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { buttonOf, press, show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { useAsk } from './use-ask.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** Asks at once, and keeps what came of it. */
async function asked(question: Partial<Parameters<ReturnType<typeof useAsk>>[0]>): Promise<{ answer?: boolean }> {
  const kept: { answer?: boolean } = {};
  const keep = (answer: boolean) => void Object.assign(kept, { answer });
  function Asking() {
    const ask = useAsk();
    return createElement('button', { onClick: () => void ask({ title: 'Sure?', ok: 'Do it', ...question }).then(keep) }, 'Ask');
  }
  leave = await show(createElement(Asking));
  await press('Ask');
  return kept;
}

it('answers whether somebody is sure', async () => {
  const sure = await asked({});
  await press('Do it');
  expect(sure.answer).toBe(true);
  await leave?.();
  const unsure = await asked({});
  await press('Cancel');
  expect(unsure.answer).toBe(false);
});

it('answers no where it was done in vain: whoever called told why', async () => {
  const failed = await asked({ run: () => Promise.reject(new Error('gone')) });
  await press('Do it');
  expect(failed.answer).toBe(false);
});

it('leads Enter back from what cannot be had back', async () => {
  await asked({ danger: true });
  // the focus comes once the question stands
  await soon(() => expect(document.activeElement === buttonOf('Cancel')).toBe(true));
  expect(buttonOf('Do it').className).toContain('dangerous');
});
