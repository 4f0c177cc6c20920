import { projects } from '@trellis/contract/account/schemas';
import { type FocusModule, focusModules } from '@trellis/contract/focus/rules';
import { grantedPolicies, type Policy } from '@trellis/contract/policies';
import { withheldOf } from '@trellis/contract/projects';
import { describe, expect, it } from 'vitest';
import { isTabShown } from '../areas/subjects/profile/tab-rules.ts';
import { childParts } from './child-parts.ts';
import { subjectTabs } from './child-places.ts';

const moduleTabs = ['Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion', 'ExercisePdt', 'SleepPdt', 'NutritionPDT'] as const;

const shownTo = (policies: readonly Policy[], pdtModules: readonly FocusModule[] = focusModules) =>
  subjectTabs.filter((tab) => isTabShown(childParts.tabs[tab], (policy) => policies.includes(policy), { pdtModules: [...pdtModules] }));

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

  it('are those of the modules that its focus program has', () => {
    expect(shownTo(['Pdt.SubjectPdt.Create'])).toEqual(['focus', ...moduleTabs]);
    expect(shownTo(['Pdt.SubjectPdt.Create'], ['Cbt'])).toEqual(['focus', 'Cbt']);
    expect(shownTo(['Pdt.SubjectPdt.Create'], [])).toEqual(['focus']);
    expect(shownTo([], focusModules)).toEqual([]);
  });

  it.each([
    ['Project.Rocket', ['sleep', 'nutrition', 'exercise', 'contracts']],
    ['Project.Vrat', ['vratTest']],
    ['Project.PDT', ['dailyTopic', 'focus', ...moduleTabs]],
    ['Project.Training', []],
    ['Project.Database', []],
  ] as const)('without %s are all but %j', (off, gone: readonly string[]) => {
    const enabled = new Set(projects.filter((project) => project !== off));
    const granted = [...grantedPolicies(['CenterAdmin'], [])];
    const withheld = withheldOf(granted, enabled);
    const left = shownTo(granted.filter((policy) => !withheld.includes(policy)));
    expect(left).toEqual(subjectTabs.filter((tab) => !gone.includes(tab)));
  });
});
