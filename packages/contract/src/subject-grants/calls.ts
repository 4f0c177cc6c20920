import { z } from 'zod';
import { assessmentType } from '../assessments/schemas.ts';
import { familyCode, familyCodeErrors, familyCodeInput } from '../guardians/family-code.ts';
import { call, id, instant, paged, pageQuery } from '../wire.ts';

/** A child of another center whose guardian lets this one see which reports there are. This is all that is told of it. */
export const grantedSubject = z.object({
  /** Of the grant. */
  id: id('subjectGrant'),
  name: z.string(),
  birthYear: z.int(),
  centerName: z.string(),
  grantedAt: instant,
});
export type GrantedSubject = z.infer<typeof grantedSubject>;

/** A completed report of such a child. It is opened at the center that made it, and nowhere else. */
export const grantedReport = z.object({ id: z.uuid(), title: z.string(), assessmentType, finishedAt: instant });
export type GrantedReport = z.infer<typeof grantedReport>;

export const subjectGrantCalls = {
  code: call('GET', '/api/rocketAdmin/QrCode/grant', {
    summary: 'A link by which a guardian lets another center see which reports there are of a child, or no longer',
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
  getReports: call('GET', '/api/rocketAdmin/userGrant/grantedReports/{id}', {
    summary: 'Which completed reports there are of a granted child, the latest first',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: z.object({ id: id('subjectGrant') }),
    output: z.object({ items: z.array(grantedReport) }),
    errors: ['Trellis:SubjectGrantNotFound'],
  }),
};
