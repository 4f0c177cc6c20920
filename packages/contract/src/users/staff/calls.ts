import { z } from 'zod';
import { guardian } from '../../subjects/schemas.ts';
import { call, fileReply, id, paged, pagedToCap } from '../../wire.ts';
import { selectorSize } from '../rules.ts';
import {
  changeRole,
  contact,
  contactQuery,
  correctInvitation,
  freezing,
  hiddenContent,
  inviteStaff,
  removal,
  staffDetail,
  staffItem,
  staffListQuery,
  staffRef,
  updateStaff,
} from './schemas.ts';

const read = { anyOf: ['PFE.UserManagement.User'] } as const;
const readList = { anyOf: ['PFE.UserManagement.User', 'PFE.TrainerDatabase'] } as const;
const write = { anyOf: ['PFE.UserManagement.User.Write'], writers: 'centreOrPlatform' } as const;
const freeze = {
  summary: 'Freeze or unfreeze a membership; it counts from the next call on, and what they have ahead as a coach may go to another',
  access: { anyOf: ['PFE.UserManagement.User.Freeze'], writers: 'centreOrPlatform' },
  input: freezing,
  output: z.object({ state: staffItem.shape.state }),
  errors: ['Trellis:OwnMembership', 'Trellis:LastAdmin', 'RocketSystem:ScheduleClash'],
} as const;
const deleteAccount = {
  summary: "Delete somebody's account everywhere: their work stays, without their name",
  access: { anyOf: ['PFE.UserManagement.AdminUser'], writers: 'centreOrPlatform' },
  input: z.object({ userId: id('person') }),
  errors: ['Trellis:OwnMembership', 'Trellis:LastAdmin', 'RocketSystem:StaffHasSchedules'],
} as const;
const coach = z.object({ id: id('person'), name: z.string(), roles: z.array(z.string()) });

export const staffCalls = {
  list: call('POST', '/api/business/user/list', {
    summary: 'Staff of the centre, or of the centres that the caller may look into',
    access: { ...readList, readers: 'everybody' },
    input: staffListQuery,
    output: pagedToCap(staffItem),
  }),
  prepareForEdit: call('POST', '/api/business/user/prepareForEdit', {
    summary: 'Everything about somebody at a centre, with the stamp for a change',
    access: { ...read, readers: 'everybody' },
    input: staffRef,
    output: staffDetail,
  }),
  create: call('POST', '/api/business/user', {
    summary: 'Invite somebody to the centre by e-mail',
    access: write,
    input: inviteStaff,
    output: z.object({ id: id('person'), membershipId: id('membership') }),
    errors: ['Identity.UserAlreadyInRole', 'Trellis:TooMany'],
  }),
  update: call('PUT', '/api/business/user', {
    summary: 'Change what is known of somebody at a centre, there alone, and their roles',
    access: write,
    input: updateStaff,
    output: staffDetail,
    errors: [
      'Trellis:StaleStamp',
      'Trellis:OwnMembership',
      'Trellis:LastAdmin',
      'Trellis:NotAcceptedYet',
      'Trellis:BirthdayInFuture',
      'Trellis:PhoneInvalid',
    ],
  }),
  changeRole: call('POST', '/api/business/user/changeUserRole', {
    summary: 'Give somebody one role instead of those they have',
    access: write,
    input: changeRole,
    errors: ['Trellis:OwnMembership', 'Trellis:LastAdmin'],
  }),
  sendEmail: call('POST', '/api/business/user/sendEmailToUser/{userId}', {
    summary: 'Send the invitation again; the earlier link no longer works',
    access: write,
    input: staffRef,
    output: z.object({ resendAfter: z.int() }),
    errors: ['Trellis:AlreadyAccepted', 'Trellis:LetterTooSoon', 'Trellis:TooMany'],
  }),
  correctInvitation: call('POST', '/api/business/user/correctInvitation', {
    summary: 'Invite somebody at another address, or by another name, in the place of a mistyped invitation',
    access: write,
    input: correctInvitation,
    output: z.object({ id: id('person'), membershipId: id('membership') }),
    errors: ['Identity.UserAlreadyInRole', 'Trellis:AlreadyAccepted', 'Trellis:LetterTooSoon', 'Trellis:TooMany'],
  }),
  freezeUser: call('POST', '/api/business/user/freezeUser', freeze),
  freezeMembership: call('POST', '/api/business/user/freezeMembership', freeze),
  deleteByTenant: call('DELETE', '/api/business/user/byTenant', {
    summary: 'Take somebody off the staff of a centre; what they have ahead as a coach may go to another',
    access: write,
    input: removal,
    errors: ['Trellis:OwnMembership', 'Trellis:LastAdmin', 'RocketSystem:StaffHasSchedules', 'RocketSystem:ScheduleClash'],
  }),
  deleteUser: call('DELETE', '/api/business/user', deleteAccount),
  deleteAccount: call('DELETE', '/api/rocketAdmin/account/all/{userId}', deleteAccount),
  assignCoaches: call('POST', '/api/business/userCoach/assign', {
    summary: "Make these the child's coaches",
    access: { anyOf: ['PFE.UserManagement.Subject.Write'], writers: 'centre' },
    input: z.object({ coachUserIds: z.array(id('person')).max(10), userId: id('subject') }),
    output: z.object({ coachNames: z.array(z.string()) }),
    errors: ['SubjectNotFound'],
  }),
  coaches: call('GET', '/api/business/userCoach/coaches', {
    summary: 'Staff who may be assigned to a child',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: z.object({
      maxResultCount: z.int().min(1).max(1000).default(selectorSize),
      /** A part of a name. */
      filter: z.string().trim().max(100).optional(),
      /** Whose coaches come first. */
      subjectId: id('subject').optional(),
    }),
    output: paged(coach),
    errors: ['SubjectNotFound'],
  }),
  guardianRoles: call('GET', '/api/business/userCoach/avaliableGuardianRoles', {
    summary: 'The relations that a further guardian of a child may have: a mother and a father only once',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: z.object({ subjectId: id('subject').optional() }),
    output: z.object({ items: z.array(guardian.shape.role) }),
    errors: ['SubjectNotFound'],
  }),
  hiddenContent: call('POST', '/api/rocketAdmin/permission/userHiddenContent', {
    summary: 'Pages of the centre that somebody does not see, and why',
    access: { ...read, readers: 'everybody' },
    input: staffRef,
    output: hiddenContent,
  }),
  contacts: call('GET', '/api/business/user/contacts', {
    summary: "Colleagues, or the guardians of the caller's children; administrators reach every guardian",
    access: { anyOf: ['Menu.ContactList.List'] },
    input: contactQuery,
    output: paged(contact),
  }),
};

export const staffFileCalls = {
  excelDownload: call('GET', '/api/business/user/excelDownload', {
    summary: 'The same staff as an Excel file',
    access: readList,
    input: staffListQuery.omit({ skipCount: true, maxResultCount: true }),
    output: fileReply,
    file: 'staff.xlsx',
  }),
};
