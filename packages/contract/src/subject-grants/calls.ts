import { z } from 'zod';
import { familyCode, familyCodeErrors, familyCodeInput } from '../guardians/family-code.ts';
import { call, instant, paged, pageQuery } from '../wire.ts';

/** A child of another center whose guardian lets this one read its reports. This is all that is told of it. */
export const grantedSubject = z.object({
  /** Of the grant. */
  id: z.uuid(),
  name: z.string(),
  birthYear: z.int(),
  centerName: z.string(),
  grantedAt: instant,
});
export type GrantedSubject = z.infer<typeof grantedSubject>;

export const subjectGrantCalls = {
  code: call('GET', '/api/rocketAdmin/QrCode/grant', {
    summary: "A link by which a guardian lets another center read a child's reports, or no longer",
    access: { anyOf: ['PFE.UserManagement.Guardian.Write'] },
    input: familyCodeInput,
    output: familyCode,
    errors: familyCodeErrors,
  }),
  getList: call('GET', '/api/rocketAdmin/userGrant/grantedSubjects', {
    summary: 'The children that families of other centers granted to this one, the latest first, and the code of this center',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: pageQuery.omit({ sorting: true }).extend({ name: z.string().trim().max(120).optional() }),
    output: paged(grantedSubject).extend({ centerCode: z.string() }),
  }),
};
