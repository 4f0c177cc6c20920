/** What sends messages that were written without a network. */
export const loadSenders = () => import('./sending.ts');
