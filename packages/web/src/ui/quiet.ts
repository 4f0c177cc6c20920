/** The page shows the failure itself. */
export const quiet = { meta: { quiet: true } } as const;
