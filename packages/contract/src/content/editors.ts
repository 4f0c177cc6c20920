/** Whoever edits the library. */
export const editors = { anyOf: ['RocketSystem.Content'] } as const;
/** Those of them who change it. */
export const writers = { ...editors, writers: 'wholePlatform' } as const;
/** What editors alone see. */
export const byEditors = { read: editors, write: editors } as const;
