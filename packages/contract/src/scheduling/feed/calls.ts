import { z } from 'zod';
import { call, fileReply, instant } from '../../wire.ts';

const base = '/api/rocketAdmin/calendarFeed';
const read = { anyOf: ['RocketSystem.Schedule'] } as const;
const write = { anyOf: ['RocketSystem.Schedule.Write'] } as const;

/** How far back and ahead a calendar program reads, in days. */
export const feedDays = { past: 30, ahead: 180 };

/** The address at which a coach's own calendar program reads their sessions. */
export const feedCalls = {
  get: call('GET', base, {
    summary: 'Whether the caller has such an address, and since when',
    access: read,
    output: z.object({ createdAt: instant.nullable() }),
  }),
  create: call('POST', base, {
    summary: 'Make an address; one that is there already opens nothing from then on',
    access: write,
    returnsSecret: true,
    output: z.object({ url: z.string() }),
  }),
  remove: call('DELETE', base, {
    summary: 'Revoke the address',
    access: write,
  }),
};

/** What a calendar program asks. */
export const openFeedCalls = {
  // the key stands in the query, which no log has
  read: call('GET', '/api/m/calendar.ics', {
    summary: 'The sessions of a coach as iCalendar (RFC 5545), a month back and half a year ahead',
    access: 'public',
    file: 'calendar.ics',
    input: z.object({
      key: z
        .string()
        .regex(/^[\w-]{43}$/)
        .meta({ examples: ['x'.repeat(43)] }),
    }),
    output: fileReply,
    errors: ['Trellis:TooMany'],
  }),
};
