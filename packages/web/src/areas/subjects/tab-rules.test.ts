import type { Policy } from '@trellis/contract/policies';
import { describe, expect, it } from 'vitest';
import { isTabShown, openTab, subjectTabs, tabRules } from './tab-rules.ts';

const reader = (policies: readonly Policy[], projects: readonly string[] = []) => ({
  can: (policy: Policy) => policies.includes(policy),
  hasProject: (project: string) => projects.includes(project),
});
const shownTo = (policies: readonly Policy[]) => subjectTabs.filter((tab) => isTabShown(tabRules[tab], reader(policies)));

describe('the tabs of a child', () => {
  it.each([
    [['RocketSystem.UserOfflinePlan'], []],
    [['PFE.UserManagement.SubjectDetail.UserOfflinePlanTab'], []],
    [['RocketSystem.UserOfflinePlan', 'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab'], ['plan']],
    [
      ['RocketSystem.UserContract', 'PFE.UserManagement.SubjectDetail.CreditTab'],
      ['contracts', 'credits'],
    ],
    [['RocketSystem.UserAssessment'], []],
    [['PFE.UserManagement.SubjectDetail.AssessmentTab'], []],
    [['RocketSystem.UserAssessment', 'PFE.UserManagement.SubjectDetail.AssessmentTab'], ['assessments']],
    [['PFE.UserManagement.Subject'], []],
  ] as const)('with %j are %j', (policies, tabs) => {
    expect(shownTo(policies)).toEqual(tabs);
  });

  it('of tests in virtual reality needs its policy and its project, whatever becomes of the training', () => {
    const policy = 'PFE.UserManagement.SubjectDetail.VratTestRequestTab' as const;
    const shown = (policies: readonly Policy[], projects: readonly string[]) => isTabShown(tabRules.vratTest, reader(policies, projects));
    expect([shown([policy], ['Project.Vrat']), shown([policy], ['Project.Rocket']), shown([], ['Project.Vrat'])]).toEqual([
      true,
      false,
      false,
    ]);
  });

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
