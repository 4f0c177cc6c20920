/** What the kept calls answer, in a word that changes with it: what a former build kept in another shape is never read. The build says which. */
export const keptShape: string = 'not built';
