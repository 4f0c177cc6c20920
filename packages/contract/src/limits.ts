/** The product's constants. Times in seconds unless the name says otherwise. */
export const limits = {
  difficulty: { min: 1, max: 20, classPlanDefault: 6 },
  subjectListPageSize: 12,
  planListPageSize: 6,
  pageSizes: [6, 12, 18, 24],
  unlimitedAbove: 500,
  lowClassesInPlan: 5,
  lowClassesInList: 3,
  lowClassesAtStart: 1,
  warningSeconds: 3,
  musicRecordInterval: 15,
  signOutAfterRefusal: 2,
  searchDebounceMilliseconds: 400,
  fasRetestEvery: 40,
  schedule: { stepMinutes: 5, firstHour: 6, endHour: 21, maxDurationMinutes: 240 },
  reminderHours: [24, 1],
  upload: { image: 10 * 1024 * 1024, video: 200 * 1024 * 1024, pdf: 20 * 1024 * 1024 },
} as const;
