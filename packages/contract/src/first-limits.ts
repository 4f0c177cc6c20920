/** Of the product's constants those that a first page needs: in a file of their own, so that it waits for no others. `limits` has them too. */
export const firstLimits = {
  /** An amount above it reads as unlimited. */
  unlimitedAbove: 500,
  signOutAfterRefusal: 2,
  /** After how many seconds it is asked again what is unread. */
  notificationInterval: 60,
  pageSizes: [6, 12, 18, 24],
  schedule: { stepMinutes: 5, firstHour: 6, endHour: 21, maxDurationMinutes: 240, mostAtOnce: 120, mostLoaded: 100 },
} as const;
