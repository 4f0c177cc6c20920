import { z } from 'zod';
import { calendarDate, call, id, instant } from '../wire.ts';

/** How many days ahead is looked. */
export const forecastDays = 60;

const person = z.object({ id: id('person'), name: z.string() });

/** A session that is booked for a day on which its coach's certificate is over. */
const lostSession = z.object({
  id: id('occurrence'),
  time: instant,
  /** Of the center's day. */
  date: calendarDate,
  /** The child, or the class. */
  subjectName: z.string(),
  /** Whose time is free then and whose own certificate, where one is kept, runs on that day; who may take most of them first. */
  takers: z.array(id('person')),
});

export const certificateForecast = z.object({
  zone: z.string(),
  coaches: z.array(
    person.extend({
      certificateUntil: calendarDate,
      sessions: z.array(lostSession),
      /** Who could take them over, and how many: who takes most first. */
      takers: z.array(person.extend({ count: z.int() })),
    }),
  ),
});
export type CertificateForecast = z.infer<typeof certificateForecast>;

export const certificateForecastCalls = {
  ofCenter: call('GET', '/api/rocketAdmin/certificate/forecast', {
    summary: `Sessions of the next ${forecastDays} days that will lose a qualified coach, by coach, and who could take them`,
    access: { anyOf: ['PFE.CoachTrainingConfig'], allOf: ['RocketSystem.Schedule'] },
    output: certificateForecast,
  }),
};
