import { z } from 'zod';
import { id, instant } from '../wire.ts';

/** A code for one guardian of one child: what it holds, and for whom it is. */
export const familyCode = z.object({ childName: z.string(), guardianName: z.string(), url: z.string(), expiresAt: instant });
export type FamilyCode = z.infer<typeof familyCode>;

export const familyCodeInput = z.object({ subjectId: id('subject'), guardianId: id('guardian') });

/** How a code is refused. */
export const familyCodeErrors = [
  'SubjectNotFound',
  'Trellis:GuardianNotFound',
  'Trellis:GuardianMayNot',
  'RocketSystem:SubjectLoggedOut',
] as const;
