import { z } from 'zod';
import { call, id, instant, paged, pagedToCap, pageQuery } from '../../wire.ts';
import { namedTenant } from '../accounts/schemas.ts';
import { groupPerson } from '../groups/calls.ts';
import { selectorSize } from '../rules.ts';

const access = { anyOf: ['RocketSystem.Supervise'] } as const;
const write = { ...access, writers: 'wholePlatform' } as const;
const page = z.object({
  skipCount: pageQuery.shape.skipCount,
  // selectors load all that they show at once
  maxResultCount: z.int().min(1).max(1000).default(selectorSize),
  /** Part of the name or of the e-mail address. */
  filter: z.string().trim().max(100).optional(),
});
const userId = z.object({ userId: id('person') });

/** Somebody who trains at a centre. */
export const trainingStaff = z.object({
  id: id('person'),
  name: z.string(),
  email: z.string(),
  tenants: z.array(namedTenant.extend({ roles: z.array(z.string()) })),
  isSupervisor: z.boolean(),
  /** Whether a letter that invites them to supervise was not answered yet. */
  isInvited: z.boolean(),
  supervisor: groupPerson.nullable(),
  completedSessions: z.int(),
  childrenTrained: z.int(),
});
export type TrainingStaff = z.infer<typeof trainingStaff>;

/** A trainer who supervises others. */
export const supervisor = z.object({
  id: id('person'),
  name: z.string(),
  email: z.string(),
  tenants: z.array(namedTenant),
  trainers: z.array(groupPerson),
  since: instant,
});
export type Supervisor = z.infer<typeof supervisor>;

/** A trainer with who supervises them. */
export const supervision = z.object({
  id: id('person'),
  name: z.string(),
  email: z.string(),
  tenants: z.array(namedTenant),
  supervisor: groupPerson.nullable(),
  since: instant,
});
export type Supervision = z.infer<typeof supervision>;

const pair = z.object({ trainerId: id('person'), supervisorId: id('person') });

/** Trainers and who supervises them. */
export const supervisorCalls = {
  trainingStaff: call('GET', '/api/rocketAdmin/trainerTraining/staffList', {
    summary: 'Everybody who trains children, by name',
    access: { anyOf: [...access.anyOf, 'RocketSystem.TrainerTraining.Write'] },
    input: page.extend({ tenantId: id('tenant').optional() }),
    output: pagedToCap(trainingStaff),
  }),
  supervisedList: call('GET', '/api/rocketAdmin/trainerSupervise/supervisedList', {
    summary: 'Supervisors, by name, with the trainers of each',
    access,
    input: page,
    output: paged(supervisor),
  }),
  supervisionList: call('GET', '/api/rocketAdmin/trainerSupervise/relationList', {
    summary: 'Who supervises whom, by the name of the trainer',
    access,
    input: page,
    output: paged(supervision),
  }),
  toSupervisor: call('POST', '/api/rocketAdmin/trainerSupervise/toSupervisor/{userId}', {
    summary: 'Make a trainer a supervisor',
    access: write,
    input: userId,
    errors: ['Trellis:AlreadySupervisor'],
  }),
  cancelSupervisor: call('POST', '/api/rocketAdmin/trainerSupervise/cancelSupervisor/{userId}', {
    summary: 'A supervisor is one no longer; their trainers have none from then on',
    access: write,
    input: userId,
  }),
  inviteSupervisor: call('POST', '/api/rocketAdmin/trainerSupervise/sendInviteTrainerToSupervisorEmail', {
    summary: 'Ask a trainer by e-mail whether they want to be a supervisor',
    access: write,
    input: userId,
    output: z.object({ resendAfter: z.int() }),
    errors: ['Trellis:AlreadySupervisor', 'Trellis:LetterTooSoon'],
  }),
  assignSupervisor: call('POST', '/api/rocketAdmin/trainerSupervise/trainerToSupervisor', {
    summary: 'Put a trainer under a supervisor, instead of the one they have',
    access: write,
    input: pair,
    errors: ['Trellis:OwnSupervisor'],
  }),
  releaseSupervisor: call('DELETE', '/api/rocketAdmin/trainerSupervise/trainerToSupervisor', {
    summary: 'A trainer is no longer under a supervisor',
    access: write,
    input: pair,
  }),
};

/** What somebody does who opens the letter. */
export const supervisionCalls = {
  acceptSupervision: call('POST', '/api/rocketAdmin/trainerSupervise/trainerToSupervisorByToken', {
    summary: 'Become a supervisor by the invitation that came by e-mail',
    access: 'signedIn',
    input: z.object({ token: z.string().min(1).max(200) }),
    errors: ['ErrorActiveLink', 'UserAlreadyActive', 'Trellis:InvitedSomebodyElse'],
  }),
};
