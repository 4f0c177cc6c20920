import { z } from 'zod';
import { referralSources } from '../guardians/rules.ts';
import { call, concurrencyStamp, id, paged } from '../wire.ts';
import { coachChildrenCalls } from './coaches/calls.ts';
import {
  checkInItem,
  checkInQuery,
  createSubject,
  subjectChoice,
  subjectForEdit,
  subjectInfo,
  subjectListItem,
  subjectListQuery,
  subjectSearch,
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
    errors: ['SubjectNotFound'],
  }),
  prepareForEdit: call('POST', '/api/business/subject/prepareForEdit', {
    summary: 'A child as its form needs it: with the relations that another guardian may have, and what may be chosen',
    access: read,
    input: z.object({ subjectId: id('subject') }),
    output: subjectForEdit,
    errors: ['SubjectNotFound'],
  }),
  recentList: call('GET', '/api/business/subject/recentList', {
    summary: 'Children whom the caller opened last',
    access: read,
    input: z.object({ maxResultCount: z.int().min(1).max(50).default(10) }),
    output: paged(subjectChoice),
  }),
  simpleList: call('GET', '/api/business/subject/simpleList', {
    summary: 'Children for selectors: never those named ***',
    access: read,
    input: z.object({
      filter: z.string().trim().max(100).optional(),
      status: z.enum(['Bind', 'Unbound']).optional(),
      skipCount: z.int().min(0).default(0),
      maxResultCount: z.int().min(1).max(1000).default(1000),
    }),
    output: paged(subjectChoice),
  }),
  filterSubject: call('GET', '/api/business/subject/filterSubject', {
    summary: 'Children whose name or clinic number contains what was typed: never those named *** nor archived ones',
    access: read,
    input: subjectSearch,
    output: paged(subjectChoice),
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
    errors: ['SubjectNotFound', 'Trellis:OutpatientNumberTaken', 'Trellis:StaleStamp'],
  }),
  updateOutpatientNumber: call('PUT', '/api/business/subject/outpatientNumber', {
    summary: "Change a child's clinic number, or take it away",
    access: write,
    input: z.object({
      id: id('subject'),
      outpatientNumber: z.string().trim().min(1).max(40).nullable(),
      concurrencyStamp: concurrencyStamp.optional(),
    }),
    errors: ['SubjectNotFound', 'Trellis:OutpatientNumberTaken', 'Trellis:StaleStamp'],
  }),
  updateTag: call('PUT', '/api/business/subject/subjectTag', {
    summary: "Change a child's tag; one who has sessions ahead is not archived by this",
    closesBooks: true,
    access: write,
    input: z.object({ id: id('subject'), tag: subjectTag }),
    errors: ['SubjectNotFound', 'Trellis:SubjectHasSchedules'],
  }),
  updateLogout: call('PUT', '/api/business/subject/logout', {
    summary: "Sign a child's account off, or on again: who is signed off is in no selector, and nothing is ordered or sent for them",
    access: write,
    input: z.object({ id: id('subject'), isLogout: z.boolean().meta({ examples: [false] }) }),
    errors: ['SubjectNotFound'],
  }),
  checkInList: call('GET', '/api/business/checkIn', {
    summary: 'Who came and went, the latest first: on a day, or one child',
    access: checkIn,
    input: checkInQuery,
    output: paged(checkInItem),
    errors: ['SubjectNotFound'],
  }),
  referralInfoQuestion: call('GET', '/api/rocketAdmin/feedbackProperties/referralInfoQuestion', {
    summary: 'How a family may have heard of the center, in the language of the request',
    access: read,
    output: z.object({
      displayName: z.string(),
      options: z.array(z.object({ value: z.enum(referralSources), displayName: z.string() })),
    }),
  }),
  ...coachChildrenCalls,
  checkIn: call('POST', '/api/business/checkIn/in', {
    summary: 'Check a child in',
    access: checkIn,
    input: z.object({ subjectId: id('subject') }),
    errors: ['SubjectNotFound', 'Trellis:AlreadyCheckedIn'],
  }),
  checkOut: call('POST', '/api/business/checkIn/out', {
    summary: 'Check a child out',
    closesBooks: true,
    access: checkIn,
    input: z.object({ subjectId: id('subject') }),
    errors: ['SubjectNotFound', 'Trellis:NotCheckedIn'],
  }),
};
