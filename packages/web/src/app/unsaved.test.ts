// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { soon } from '../testing/soon.ts';
import { onceSaved, watchUnsaved } from './unsaved.ts';

it('waits with what takes forms away until nothing is typed, and does it once', async () => {
  const act = vi.fn();
  const form = { isChanged: () => true, mayDiscard: async () => true };
  const [first, second] = [watchUnsaved(form), watchUnsaved({ ...form })];
  onceSaved(act);
  onceSaved(act);
  first();
  // drawn anew
  const again = watchUnsaved(form);
  second();
  await new Promise((passed) => window.setTimeout(passed));
  expect(act).not.toHaveBeenCalled();
  again();
  await soon(() => expect(act).toHaveBeenCalledTimes(1));
  onceSaved(act);
  expect(act).toHaveBeenCalledTimes(2);
});
