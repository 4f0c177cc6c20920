import { z } from 'zod';
import { calendarDate, call, id, instant, paged, pageQuery } from '../wire.ts';

const read = { anyOf: ['PFE.UserManagement.Subject'] } as const;
const write = { anyOf: ['PFE.UserManagement.Subject.Write'] } as const;
const base = '/api/business/subject/move';
const byId = z.object({ id: id('subjectMove') });

export const moveReason = z.string().trim().min(1).max(500);
export const moveState = z.enum(['asked', 'accepted', 'refused', 'withdrawn']);

/** A move, as either center is told of it. */
export const subjectMove = z.object({
  id: id('subjectMove'),
  /** By this center, else to it. */
  isSent: z.boolean(),
  /** The other one. */
  centerName: z.string(),
  subjectName: z.string(),
  birthday: calendarDate,
  /** None of a child who was forgotten. */
  reason: z.string().nullable(),
  state: moveState,
  askedAt: instant,
  askedBy: z.string(),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  /** The child at the center that had it; one that took it reads its past there. */
  formerSubjectId: id('subject'),
  /** The child at the center that took it. */
  newSubjectId: id('subject').nullable(),
});
export type SubjectMove = z.infer<typeof subjectMove>;

export const subjectMoveCalls = {
  centers: call('GET', `${base}/centers`, {
    summary: 'The other centers of the same enterprise, which a child may move to',
    access: write,
    output: z.object({ items: z.array(z.object({ id: id('tenant'), name: z.string() })) }),
  }),
  list: call('GET', base, {
    summary: 'Moves of children that this center asked for, or was asked for, the latest first; of one child, also those by which it came',
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({ state: moveState.optional(), subjectId: id('subject').optional() }),
    output: paged(subjectMove),
  }),
  ask: call('POST', base, {
    summary: 'Ask another center of the enterprise to take a child',
    access: write,
    input: z.object({ subjectId: id('subject'), centerId: id('tenant'), reason: moveReason }),
    output: byId,
    errors: ['SubjectNotFound', 'Trellis:CenterNotBeside', 'Trellis:MoveAsked'],
  }),
  withdraw: call('POST', `${base}/withdraw`, {
    summary: 'Withdraw a move that was asked for, before it is decided',
    access: write,
    input: byId,
    errors: ['Trellis:MoveNotFound', 'Trellis:MoveDecided'],
  }),
  refuse: call('POST', `${base}/refuse`, {
    summary: 'Refuse to take a child',
    access: write,
    input: byId,
    errors: ['Trellis:MoveNotFound', 'Trellis:MoveDecided'],
  }),
  accept: call('POST', `${base}/accept`, {
    summary:
      'Take a child: at the center that had it, what is booked is canceled and what is left taken back; here it is a child with its guardians and what was left',
    access: write,
    input: byId,
    output: z.object({ subjectId: id('subject') }),
    errors: [
      'Trellis:MoveNotFound',
      'Trellis:MoveDecided',
      'Trellis:CenterNotBeside',
      'Trellis:SubjectHasSchedules',
      'Trellis:OutpatientNumberTaken',
    ],
  }),
};
