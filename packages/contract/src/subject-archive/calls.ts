import { z } from 'zod';
import { subjectTag } from '../subjects/schemas.ts';
import { call, id, instant } from '../wire.ts';

const access = { anyOf: ['PFE.UserManagement.Subject.Write'] } as const;
const base = '/api/business/subject/archive';
const ofChild = z.object({ subjectId: id('subject') });

/** What a child has that ends when it is archived, and what stays. */
export const archivePreview = z.object({
  /** Sessions that were begun and not finished: these come first. */
  openSessions: z.array(z.object({ planId: id('plan'), num: z.int() })),
  /** Booked sessions, those that were missed too, by start. */
  bookings: z.array(
    z.object({
      id: id('occurrence'),
      time: instant,
      trainerName: z.string(),
      /** Whether a class is held for it. */
      covered: z.boolean(),
    }),
  ),
  classes: z.array(z.object({ id: id('classGroup'), name: z.string() })),
  /** VR tests that did not begin. */
  tests: z.int(),
  /** Assessments that nobody answered. */
  assessments: z.int(),
  isCheckIn: z.boolean(),
  /** A focus program that is on. */
  hasFocus: z.boolean(),
  /** One-to-one sessions that stay on the books. */
  left: z.int(),
  contractsInForce: z.int(),
});
export type ArchivePreview = z.infer<typeof archivePreview>;

export const subjectArchiveCalls = {
  preview: call('GET', `${base}/{subjectId}`, {
    summary: 'What a child has booked and held, before it is archived',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: ofChild,
    output: archivePreview,
    errors: ['SubjectNotFound'],
  }),
  archive: call('POST', base, {
    summary:
      'Archive a child: what is booked is cancelled, or moved to another child, what is held is free again, classes are left, what was ordered and not begun is taken back',
    closesBooks: true,
    access,
    input: ofChild.extend({
      /** Who takes the booked times that are still to come; nobody unless told. */
      moveTo: id('subject').optional(),
    }),
    errors: [
      'SubjectNotFound',
      'Trellis:SubjectHasSchedules',
      'RocketSystem:PlanNotActive',
      'RocketSystem:ScheduleClash',
      'RocketSystem:DailyLimitReached',
      'RocketSystem:TimeNotAllowed',
      'RocketSystem:ClassroomOnlyWeb',
      'RocketSystem:ClassroomInvalid',
      'RocketSystem:TooManySchedules',
    ],
  }),
  restore: call('POST', '/api/business/subject/restore', {
    summary: 'Restore an archived child: it is again what it was',
    closesBooks: true,
    access,
    input: ofChild,
    output: z.object({ tag: subjectTag }),
    errors: ['SubjectNotFound'],
  }),
};
