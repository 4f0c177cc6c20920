import { hasOpenCode } from '@trellis/contract/vr-classroom/rules';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';

/** Whether a headset takes the code of a test at this moment. */
export const codeHolds = (test: Pick<TestRequest, 'status' | 'codeExpiresAt'>): boolean => hasOpenCode(test, new Date());
