import { z } from 'zod';
import { call, id, paged } from '../wire.ts';
import {
  createSubject,
  subjectGuardianBinding,
  subjectInfo,
  subjectListItem,
  subjectListQuery,
  subjectTag,
  updateSubject,
} from './schemas.ts';

const read = { anyOf: ['PFE.UserManagement.Subject'] } as const;
const write = { anyOf: ['PFE.UserManagement.Subject.Write'] } as const;
const checkIn = { anyOf: ['PFE.UserManagement.CheckIn'] } as const;

export const subjectCalls = {
  getList: call('POST', '/api/business/subject/getList', {
    summary: "The centre's children",
    access: read,
    input: subjectListQuery,
    output: paged(subjectListItem),
  }),
  getSubjectInfo: call('POST', '/api/business/subject/getSubjectInfo', {
    summary: 'One child',
    access: read,
    input: z.object({ subjectId: id('subject') }),
    output: subjectInfo,
  }),
  simpleList: call('GET', '/api/business/subject/simpleList', {
    summary: 'Children for selectors: never those named ***',
    access: read,
    input: z.object({
      filter: z.string().trim().max(100).optional(),
      status: z.enum(['Bind', 'Unbound']).optional(),
      maxResultCount: z.int().min(1).max(1000).default(1000),
    }),
    output: paged(z.object({ id: id('subject'), name: z.string(), outpatientNumber: z.string().nullable() })),
  }),
  coachList: call('GET', '/api/business/subject/coachList', {
    summary: 'Staff of the centre who train children',
    access: read,
    output: paged(z.object({ id: id('person'), name: z.string(), roles: z.array(z.string()) })),
  }),
  checkName: call('POST', '/api/business/subject/check', {
    summary: 'Children with the same name',
    access: write,
    input: z.object({
      firstName: z.string().trim().min(1).max(60),
      lastName: z.string().trim().min(1).max(60),
      id: id('subject').optional(),
    }),
    output: z.object({ sameName: z.boolean() }),
  }),
  create: call('POST', '/api/business/subject/subject', {
    summary: 'Add a child',
    access: write,
    input: createSubject,
    output: z.object({ id: id('subject') }),
    errors: ['Trellis:OutpatientNumberTaken'],
  }),
  update: call('PUT', '/api/business/subject/subject', {
    summary: "Edit a child's profile",
    access: write,
    input: updateSubject,
    output: z.object({ id: id('subject') }),
    errors: ['Trellis:OutpatientNumberTaken', 'Trellis:StaleStamp'],
  }),
  updateTag: call('PUT', '/api/business/subject/subjectTag', {
    summary: "Change a child's tag",
    access: write,
    input: z.object({ id: id('subject'), tag: subjectTag }),
  }),
  bindGuardian: call('POST', '/api/business/subject/guardianAndSubject', {
    summary: 'Record a guardian at the desk and bind the child',
    access: write,
    input: subjectGuardianBinding,
  }),
  checkIn: call('POST', '/api/business/checkIn/in', {
    summary: 'Check a child in',
    access: checkIn,
    input: z.object({ subjectId: id('subject') }),
    errors: ['Trellis:AlreadyCheckedIn'],
  }),
  checkOut: call('POST', '/api/business/checkIn/out', {
    summary: 'Check a child out',
    access: checkIn,
    input: z.object({ subjectId: id('subject') }),
    errors: ['Trellis:NotCheckedIn'],
  }),
};
