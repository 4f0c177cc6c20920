import { ageOn, isUnknownDate } from '../subjects/rules.ts';
import type { TestRequest, TestStatus } from './schemas.ts';

/** How long a code may be typed into a headset after it was issued. */
export const codeValidHours = 24;

/** How long the dialog with the code's QR stays open by itself. */
export const codeDialogSeconds = 40;

/** How many locations a form asks for at once. */
export const locationChoiceSize = 500;

/** Letters and digits of a code: none that reads like another. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const codeLength = 8;

/**
 * What a test may become. Created: ordered, nothing is used of the centre's tests. CodeIssued: it has a code, and one test is used for it; a
 * code that ran out is issued anew for the same test. Testing: the headset is on. Finished: carried out. Cancelled: given up; a test that had
 * not begun goes back to the centre.
 */
const steps: Record<TestStatus, readonly TestStatus[]> = {
  Created: ['CodeIssued', 'Cancelled'],
  CodeIssued: ['Testing', 'Cancelled'],
  Testing: ['Finished', 'Cancelled'],
  Finished: [],
  Cancelled: [],
};

/** Whether a test may go from one status to another. */
export const mayBecome = (from: TestStatus, to: TestStatus): boolean => steps[from].includes(to);

/** Whether what was ordered may still be changed. */
export const isBeforeTest = (status: TestStatus): boolean => status === 'Created' || status === 'CodeIssued';

/** Whether a test has a code that a headset takes at this moment. */
export const hasOpenCode = ({ status, codeExpiresAt }: Pick<TestRequest, 'status' | 'codeExpiresAt'>, now: Date): boolean =>
  status === 'CodeIssued' && codeExpiresAt !== null && new Date(codeExpiresAt) > now;

/** The whole years of those for whom the test is made. */
export const testAges = { from: 6, to: 13 } as const;

/** Whether the test is made for somebody of a birthday; one that nobody knows keeps nobody from it. */
export function isOfTestAge(birthday: string, today: string): boolean {
  if (isUnknownDate(birthday)) return true;
  const { years } = ageOn(birthday, today);
  return years >= testAges.from && years <= testAges.to;
}
