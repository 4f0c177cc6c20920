import { z } from 'zod';
import { contentStatus } from '../resources/status.ts';
import { call, id, instant, paged, pageQuery } from '../wire.ts';
import { courseSection } from './schemas.ts';

const base = '/api/rocketAdmin/course' as const;
const granters = { anyOf: ['RocketSystem.Course.Grant'] } as const;
const nobody = '0198c0de-0000-7000-8000-000000000001';
const many = (ref: 'person' | 'course', what: string, most: number) =>
  z
    .array(id(ref))
    .min(1)
    .max(most)
    .meta({ description: what, examples: [[nobody]] });

/** People by courses. The platform names the center where somebody works at several. */
const pairs = z.object({
  userIds: many('person', 'People of the center', 50),
  courseIds: many('course', 'Courses', 20),
  tenantId: id('tenant').optional(),
});
const page = pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({ courseId: id('course').optional() });

/** Somebody who was given a course. */
export const courseHolder = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  userName: z.string(),
  tenantId: z.uuid(),
  tenantName: z.string(),
  courseId: z.uuid(),
  title: z.string(),
  givenBy: z.string(),
  givenAt: instant,
  startedAt: instant.nullable(),
});
/** The same after it was taken back. */
export const courseTaken = courseHolder.extend({ takenBy: z.string(), takenAt: instant, quotaReturned: z.boolean() });

/** A course as somebody has it, or might have it. */
export const userCourse = z.object({
  id: z.uuid(),
  title: z.string(),
  subTitle: z.string(),
  status: contentStatus,
  length: z.int().meta({ description: 'Minutes of all its contents' }),
  given: z.boolean(),
  givenAt: instant.nullable(),
  startedAt: instant.nullable(),
  contents: z.array(courseSection),
});
export type UserCourse = z.infer<typeof userCourse>;

const listOfUser = z.object({
  items: z.array(userCourse),
  totalCount: z.int(),
  left: z.int().meta({ description: 'How many more the center may give; -1 without end' }),
});
const ofUser = z.object({ userId: id('person'), tenantId: id('tenant').optional() });

export const courseHolderCalls = {
  holders: call('GET', `${base}/courseToUser`, {
    summary: 'Who has courses, given last first',
    access: granters,
    input: page,
    output: paged(courseHolder),
  }),
  give: call('POST', `${base}/courseToUser`, {
    summary:
      'Give each of these courses to each of these people; what somebody has is not given again. A center uses one of its quota each time',
    access: { ...granters, writers: 'centreOrPlatform' },
    input: pairs,
    output: z.object({ given: z.int() }),
    errors: ['RocketSystem:QuotaUsedUp', 'RocketSystem:ChooseCenter'],
  }),
  taken: call('GET', `${base}/cancelCourseToUser`, {
    summary: 'What was taken back, last first',
    access: granters,
    input: page,
    output: paged(courseTaken),
  }),
  take: call('POST', `${base}/cancelCourseToUser`, {
    summary: 'Take courses back; where nothing was opened yet, the quota is returned to the center',
    access: { ...granters, writers: 'centreOrPlatform' },
    input: pairs,
    output: z.object({ taken: z.int(), returned: z.int() }),
    errors: ['RocketSystem:ChooseCenter'],
  }),
  ofUser: call('GET', `${base}/userGrant/{userId}`, {
    summary: 'The courses of somebody, and what else they may be given; everybody reads their own',
    access: { anyOf: ['RocketSystem.Course.Grant', 'RocketSystem.Course'] },
    input: ofUser,
    output: listOfUser,
    errors: ['RocketSystem:ChooseCenter'],
  }),
  setOfUser: call('POST', `${base}/userGrant/{userId}`, {
    summary: 'Give somebody exactly these courses: the others are taken back',
    access: { ...granters, writers: 'centreOrPlatform' },
    input: ofUser.extend({ courseIds: z.array(id('course')).max(200) }),
    output: listOfUser,
    errors: ['RocketSystem:QuotaUsedUp', 'RocketSystem:ChooseCenter'],
  }),
};
