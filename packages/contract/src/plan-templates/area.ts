import { appRuleCalls, classPlanCalls, offlineRuleCalls, previewCalls } from './rule-calls.ts';
import { appPlanTemplate, classPlanTemplate, offlinePlanTemplate } from './template.ts';

export { planTemplateErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  offlinePlanTemplates: { calls: offlinePlanTemplate.calls, about: 'The library: plans at a center' },
  offlinePlanRules: { calls: offlineRuleCalls, about: 'The library: what the sessions of plans at a center are made of' },
  appPlanTemplates: { calls: appPlanTemplate.calls, about: 'The library: training plans of the app' },
  appPlanRules: { calls: appRuleCalls, about: 'The library: what the sessions of plans of the app are made of' },
  classPlanTemplates: { calls: classPlanTemplate.calls, about: 'The library: plans of classes' },
  classPlanRules: { calls: classPlanCalls, about: 'The library: what plans of classes say of themselves' },
  planPreviews: { calls: previewCalls, about: 'The library: sessions as rules would make them' },
} as const;

/** Its declared resources. */
export const resources = [offlinePlanTemplate, appPlanTemplate, classPlanTemplate] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['appPlan'] as const;
