/** What is counted of what, row by row, in a period; each table leaves as Excel as it is filtered. */
export const columnsOf = {
  plansOfChildren: ['sessions', 'held', 'heldInPeriod'],
  planTemplates: ['plans', 'children', 'held'],
  classPlans: ['children', 'held', 'heldInPeriod'],
  assessments: ['ordered', 'answered', 'reports'],
  courses: ['given', 'started', 'taken'],
  coaches: ['one', 'group', 'trial', 'minutes', 'booked'],
  trainers: ['modules', 'learning', 'supervisions', 'held'],
} as const;
export type Table = keyof typeof columnsOf;
export type Column = (typeof columnsOf)[Table][number];
