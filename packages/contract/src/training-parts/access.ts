/** What sessions are made of: editors of the library see and change it. */
export const byEditors = { read: { anyOf: ['RocketSystem.Content'] }, write: { anyOf: ['RocketSystem.Content'] } } as const;
