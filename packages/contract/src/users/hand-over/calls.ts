import { call } from '../../wire.ts';
import { handOver, handOverCounts, handOverPreview, handOverQuery } from './schemas.ts';

const base = '/api/business/userCoach/handOver';

/** What a coach has ahead goes to another one of the same center. */
export const handOverCalls = {
  preview: call('POST', `${base}/preview`, {
    summary: 'What a coach has ahead, who may take it, and which of it clashes with what that one has',
    access: {
      // the last is that of whoever puts out those who run a center
      anyOf: [
        'PFE.UserManagement.User.Write',
        'PFE.UserManagement.User.Freeze',
        'PFE.UserManagement.Subject.Write',
        'Business.Tenant.Write',
      ],
      readers: 'everybody',
    },
    input: handOverQuery,
    output: handOverPreview,
  }),
  handOver: call('POST', base, {
    summary: "Give a coach's children, bookings, plans and classes to another coach; nothing is booked twice",
    // who is archived stays as they are
    closesBooks: true,
    access: { anyOf: ['PFE.UserManagement.Subject.Write'], writers: 'centre' },
    input: handOver,
    output: handOverCounts,
    errors: ['RocketSystem:ScheduleClash'],
  }),
};
