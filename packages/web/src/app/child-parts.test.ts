import type { Policy } from '@trellis/contract/policies';
import { describe, expect, it } from 'vitest';
import { isTabShown } from '../areas/subjects/profile/tab-rules.ts';
import { childParts } from './child-parts.ts';
import { subjectTabs } from './child-places.ts';

const reader = (policies: readonly Policy[], projects: readonly string[] = []) => ({
  can: (policy: Policy) => policies.includes(policy),
  hasProject: (project: string) => projects.includes(project),
});
const shownTo = (policies: readonly Policy[]) => subjectTabs.filter((tab) => isTabShown(childParts.tabs[tab], reader(policies)));

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
    const shown = (policies: readonly Policy[], projects: readonly string[]) =>
      isTabShown(childParts.tabs.vratTest, reader(policies, projects));
    expect([shown([policy], ['Project.Vrat']), shown([policy], ['Project.Rocket']), shown([], ['Project.Vrat'])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
