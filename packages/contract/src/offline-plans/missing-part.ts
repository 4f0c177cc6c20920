/** What finishing a session may still need, in the order in which a coach meets it. */
export const missingPartNames = ['items', 'staticItems', 'overall', 'category', 'personal', 'music'] as const;
export type MissingPart = (typeof missingPartNames)[number];
