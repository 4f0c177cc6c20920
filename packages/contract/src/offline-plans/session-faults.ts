/** What every write into a session may be refused with. */
export const sessionFaults = ['RocketSystem:SessionNotOpen', 'RocketSystem:SubjectNotBound', 'RocketSystem:SubjectLoggedOut'] as const;
