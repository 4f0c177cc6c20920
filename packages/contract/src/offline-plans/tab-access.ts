/** What stands in the tab of a child's plans is read by whoever may read plans and see the tab. */
export const ofPlanTab = {
  anyOf: ['RocketSystem.UserOfflinePlan'],
  allOf: ['PFE.UserManagement.SubjectDetail.UserOfflinePlanTab'],
} as const;
