import { z } from 'zod';
import { familyCode, familyCodeErrors, familyCodeInput } from '../guardians/family-code.ts';
import { limits } from '../limits.ts';
import { call } from '../wire.ts';

/** How a family comes to enter what is recorded of its child. */
export const familyWellbeingCalls = {
  code: call('GET', '/api/pdt/wellbeingCode', {
    summary: "A link by which a guardian enters a child's sleep, nutrition and exercise, day by day",
    access: { anyOf: ['PFE.UserManagement.Wellbeing.Write'], allOf: ['PFE.UserManagement.Guardian'] },
    input: familyCodeInput,
    output: familyCode,
    errors: familyCodeErrors,
  }),
  mail: call('POST', '/api/pdt/wellbeingCode/mail', {
    summary: 'Mail such a link; one that is shown stays good',
    access: { anyOf: ['PFE.UserManagement.Wellbeing.Write'], allOf: ['PFE.UserManagement.Guardian'] },
    input: familyCodeInput.extend({ email: z.email().max(limits.email) }),
    output: z.object({ sentTo: z.string() }),
    errors: familyCodeErrors,
  }),
};
