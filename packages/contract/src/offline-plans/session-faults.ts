import { z } from 'zod';

/** What every write into a session may be refused with. */
export const sessionFaults = ['RocketSystem:SessionNotOpen', 'RocketSystem:SubjectNotBound', 'RocketSystem:SubjectLoggedOut'] as const;

/** The run of a session in which something was said: it goes into no other one, as when it was abandoned and begun anew meanwhile. Unless told, the one at hand. */
export const inRun = { run: z.int().min(1).optional() };
