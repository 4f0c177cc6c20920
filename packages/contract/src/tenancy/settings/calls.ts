import { z } from 'zod';
import { limits } from '../../limits.ts';
import { missRule } from '../../scheduling/missed/schemas.ts';
import { call, concurrencyStamp } from '../../wire.ts';

const { stepMinutes, maxDurationMinutes } = limits.schedule;

/** How a center trains its children: what its forms offer, and how often a child may come. */
export const userConfiguration = z.object({
  /** Minutes that a session may take; the schedule form offers these. */
  sessionDurations: z
    .array(z.int().min(15).max(maxDurationMinutes).multipleOf(stepMinutes))
    .min(1)
    .max(12)
    .meta({ examples: [[30, 45, 60]] }),
  /** Classes that a new contract begins with. */
  defaultClasses: z.int().min(1).max(500),
  /** Most sessions of a child on one day; null: as many as there is time for. */
  sessionsPerDay: z.int().min(1).max(12).nullable(),
});
export const savedUserConfiguration = userConfiguration.extend({ concurrencyStamp });
export type UserConfiguration = z.infer<typeof userConfiguration>;

/** What a center holds against a family that does not come, how many trials it has, when parents are talked to, who may train, and when tablets lock. */
export const sessionRules = missRule.extend({
  /** Trials that the center may still finish; null, and from 500 on, as many as there are. */
  trialsLeft: z.int().min(0).max(100_000).nullable(),
  /** After how many sessions the parents are talked to, again and again; null: nobody is reminded of it. */
  interviewEvery: z.int().min(1).max(200).nullable(),
  /** Whether a coach whose certificate ran out starts no session any more; else they are told that it did. */
  expiredCertificateBlocks: z.boolean(),
  /** After how many idle minutes a tablet locks itself, for whoever has a PIN on it. */
  lockAfterMinutes: z.int().min(1).max(120),
});
export const savedSessionRules = sessionRules.extend({ concurrencyStamp });
export type SessionRules = z.infer<typeof sessionRules>;

const path = '/api/rocketAdmin/offlineTrainingPlan/sessionDuration';

const rulesPath = '/api/rocketAdmin/offlineTrainingPlan/sessionRules';

export const settingsCalls = {
  userConfiguration: call('GET', path, {
    summary: 'How the center trains its children',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    output: savedUserConfiguration,
  }),
  saveUserConfiguration: call('PUT', path, {
    summary: 'Change how the center trains its children, where the platform lets it',
    access: { anyOf: ['Menu.Manage.UserConfiguration'], writers: 'centre' },
    input: savedUserConfiguration,
    output: savedUserConfiguration,
    errors: ['Trellis:TimesSettingOff', 'Trellis:StaleStamp'],
  }),
  sessionRules: call('GET', rulesPath, {
    summary: 'What the center holds against a family that does not come, and how many trials it has',
    access: { anyOf: ['Menu.Manage.UserConfiguration'] },
    output: savedSessionRules,
  }),
  saveSessionRules: call('PUT', rulesPath, {
    summary: 'Change that: the center decides on it itself',
    access: { anyOf: ['Menu.Manage.UserConfiguration'], writers: 'centre' },
    input: savedSessionRules,
    output: savedSessionRules,
    errors: ['Trellis:StaleStamp'],
  }),
};
