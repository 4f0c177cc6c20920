import { z } from 'zod';
import { call, concurrencyStamp, fileReply, id, instant, paged } from '../wire.ts';
import {
  guardianBinding,
  guardianFileQuery,
  guardianInfo,
  guardianListItem,
  guardianListQuery,
  guardianRights,
  guardianRole,
  subjectContact,
  updateGuardian,
} from './schemas.ts';

const read = { anyOf: ['PFE.UserManagement.Guardian'] } as const;
const write = { anyOf: ['PFE.UserManagement.Guardian.Write'] } as const;

export const guardianCalls = {
  getList: call('POST', '/api/business/subject/getGuardianList', {
    summary: "The guardians of the centre's children; a coach's own children's",
    access: read,
    input: guardianListQuery,
    output: paged(guardianListItem),
  }),
  getInfo: call('POST', '/api/business/subject/getGuardianInfo/{guardianId}', {
    summary: 'One guardian with children and rights',
    access: read,
    input: z.object({ guardianId: id('guardian') }),
    output: guardianInfo,
    errors: ['Trellis:GuardianNotFound'],
  }),
  contacts: call('GET', '/api/business/subject/contacts/{userId}', {
    summary: "A child's guardians and how to reach them",
    access: read,
    input: z.object({ userId: id('subject') }),
    output: paged(subjectContact),
    errors: ['SubjectNotFound'],
  }),
  check: call('GET', '/api/business/subject/checkGuardian', {
    summary: 'The guardian who is known here by an email address or a telephone number',
    access: write,
    input: z.object({ email: z.email().max(254).optional(), phone: z.string().trim().min(5).max(30).optional() }),
    output: z.object({ guardian: guardianListItem.nullable() }),
  }),
  bindGuardian: call('POST', '/api/business/subject/guardianAndSubject', {
    summary: 'Record a guardian of a child, or name one who is known here already, and bind the child',
    access: write,
    input: guardianBinding,
    output: z.object({ guardianId: id('guardian') }),
    errors: ['SubjectNotFound', 'Trellis:GuardianNotFound', 'Trellis:GuardianRoleTaken'],
  }),
  update: call('PUT', '/api/business/subject/guardian', {
    summary: 'Edit what is known of a guardian',
    access: write,
    input: updateGuardian,
    errors: ['Trellis:GuardianNotFound', 'Trellis:StaleStamp'],
  }),
  updateRelation: call('PUT', '/api/business/subject/guardianRelation', {
    summary: "Change a guardian's relation to a child, or what they may do about it",
    access: write,
    input: guardianRights.partial().extend({ guardianId: id('guardian'), subjectId: id('subject'), role: guardianRole.optional() }),
    errors: ['Trellis:GuardianNotFound', 'Trellis:GuardianRoleTaken'],
  }),
  unbindGuardian: call('DELETE', '/api/business/subject/guardianRelation', {
    summary: 'Take a guardian from a child; a child without guardians is not bound',
    closesBooks: true,
    access: write,
    input: z.object({ guardianId: id('guardian'), subjectId: id('subject') }),
    errors: ['SubjectNotFound', 'Trellis:GuardianNotFound'],
  }),
  merge: call('POST', '/api/business/subject/mergeGuardians', {
    summary: 'Make one of a guardian who was recorded twice: whatever names the other names the one who is kept, whose blanks are filled',
    access: write,
    input: z.object({
      keepId: id('guardian'),
      keepStamp: concurrencyStamp,
      otherId: id('guardian'),
      otherStamp: concurrencyStamp,
    }),
    output: guardianInfo,
    errors: ['Trellis:GuardianNotFound', 'Trellis:GuardianSame', 'Trellis:StaleStamp'],
  }),
  sendRegisterCode: call('POST', '/api/business/subject/sendRegisterCode', {
    summary: 'Make a link by which a guardian registers on a phone, and mail it; the one mailed, or shown, before stops working',
    returnsSecret: true,
    access: write,
    input: z.object({
      subjectId: id('subject'),
      /** Who shall confirm; without it, somebody who is not known yet. */
      guardianId: id('guardian').optional(),
      /** Where the letter goes; to the guardian's own address unless told. */
      email: z.email().max(254).optional(),
      /** Mail the link besides showing it. */
      send: z.boolean().default(false),
    }),
    output: z.object({ url: z.string(), expiresAt: instant, sentTo: z.string().nullable() }),
    errors: ['SubjectNotFound', 'Trellis:GuardianNotFound', 'Trellis:GuardianHasNoEmail', 'RocketSystem:SubjectLoggedOut'],
  }),
};

export const guardianFileCalls = {
  excelDownload: call('GET', '/api/business/subject/guardianExcel', {
    summary: 'The same guardians as an Excel file',
    access: read,
    input: guardianFileQuery,
    output: fileReply,
    file: 'guardians.xlsx',
  }),
};
