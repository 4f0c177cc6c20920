import type { Policy } from '@trellis/contract/policies';
import { describe, expect, it } from 'vitest';
import { isTabShown, openTab } from './tab-rules.ts';

const reader = (policies: readonly Policy[], projects: readonly string[] = []) => ({
  can: (policy: Policy) => policies.includes(policy),
  hasProject: (project: string) => projects.includes(project),
});

describe('the tabs of a child', () => {
  it('of a family go with its project', () => {
    const rule = { needs: ['RocketSystem.UserContract'], project: 'Project.PDT' } as const;
    expect([isTabShown(rule, reader(rule.needs)), isTabShown(rule, reader(rule.needs, ['Project.PDT']))]).toEqual([false, true]);
  });

  it('open at the one asked for, or at the first', () => {
    expect([openTab(['plan', 'credits'], 'credits'), openTab(['plan'], 'credits'), openTab([], 'plan')]).toEqual([
      'credits',
      'plan',
      undefined,
    ]);
  });
});
