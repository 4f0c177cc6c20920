import type { groups } from '@trellis/contract/plan-templates/area';
import type { appRuleCalls, classPlanCalls, offlineRuleCalls, previewCalls } from '@trellis/contract/plan-templates/rule-calls';
import type { appPlanTemplate, classPlanTemplate, offlinePlanTemplate } from '@trellis/contract/plan-templates/template';
import { type AreaRoutes, actorRoutesFor } from '../../platform/http/routes.ts';
import { previewSessions } from './preview.ts';
import { describing, ruleCases } from './rules.ts';
import { appPlanTemplates, classPlanTemplates, offlinePlanTemplates } from './templates.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  offlinePlanTemplates: actorRoutesFor<typeof offlinePlanTemplate.calls>(offlinePlanTemplates),
  offlinePlanRules: actorRoutesFor<typeof offlineRuleCalls>(ruleCases(offlinePlanTemplates)),
  appPlanTemplates: actorRoutesFor<typeof appPlanTemplate.calls>(appPlanTemplates),
  appPlanRules: actorRoutesFor<typeof appRuleCalls>(ruleCases(appPlanTemplates)),
  classPlanTemplates: actorRoutesFor<typeof classPlanTemplate.calls>(classPlanTemplates),
  classPlanRules: actorRoutesFor<typeof classPlanCalls>({ describe: describing(classPlanTemplates), change: classPlanTemplates.update }),
  planPreviews: actorRoutesFor<typeof previewCalls>({ preview: previewSessions }),
};
