/** What stands in the tab of a child's assessments is read by whoever may read assessments and see the tab. */
export const ofAssessmentTab = {
  anyOf: ['RocketSystem.UserAssessment'],
  allOf: ['PFE.UserManagement.SubjectDetail.AssessmentTab'],
} as const;

/** The same where the platform reads too, on the page of a child of any center. */
export const ofAssessmentTabAnywhere = {
  anyOf: ['RocketSystem.UserAssessment', 'PFE.UserManagement.SubjectList'],
  allOf: ofAssessmentTab.allOf,
} as const;
