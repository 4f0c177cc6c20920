import { describe, expect, it } from 'vitest';
import { openTab } from './tab-rules.ts';

describe('the tabs of a child', () => {
  it('open at the one asked for, or at the first', () => {
    expect([openTab(['plan', 'credits'], 'credits'), openTab(['plan'], 'credits'), openTab([], 'plan')]).toEqual([
      'credits',
      'plan',
      undefined,
    ]);
  });
});
