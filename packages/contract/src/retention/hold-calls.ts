import { z } from 'zod';
import { limits } from '../limits.ts';
import { call, id } from '../wire.ts';
import { legalHold } from './schemas.ts';

const access = { anyOf: ['Menu.Manage.Retention'] } as const;
const base = '/api/business/retention/hold';
export const holdReason = z.string().trim().min(1).max(limits.retention.reason);

export const holdCalls = {
  ofChild: call('GET', base, {
    summary: 'The hold on a child; null where there is none here',
    access,
    input: z.object({ subjectId: id('subject') }),
    output: z.object({
      hold: legalHold.nullable(),
      /** Without one here: by a center that it moved from or to, which keeps it here too. */
      isHeldElsewhere: z.boolean(),
    }),
    errors: ['SubjectNotFound'],
  }),
  set: call('POST', base, {
    summary: 'Hold a child: nothing of it is erased, by a rule or by hand, until that is lifted',
    closesBooks: true,
    access,
    input: z.object({ subjectId: id('subject'), reason: holdReason }),
    output: z.object({ id: id('legalHold') }),
    errors: ['SubjectNotFound', 'Trellis:ChildHeld'],
    notForKeys: true,
  }),
  lift: call('POST', `${base}/{id}/lift`, {
    summary: 'Lift a hold; administrators are told anew before a rule erases the child',
    closesBooks: true,
    access,
    input: z.object({ id: id('legalHold'), reason: holdReason }),
    errors: ['Trellis:HoldLifted'],
    notForKeys: true,
  }),
};
