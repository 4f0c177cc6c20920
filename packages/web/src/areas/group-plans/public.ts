/** What sends a session of a class that was kept without a network. */
export const loadSenders = () => import('./session/senders.ts');
