/** What families read day by day: editors of the library see and change it. */
export const byEditors = { read: { anyOf: ['Pdt.Library'] }, write: { anyOf: ['Pdt.Library'] } } as const;
export const editors = byEditors.read;
export const writers = { ...byEditors.write, writers: 'wholePlatform' } as const;
