import { z } from 'zod';
import { limits } from '../limits.ts';
import { call, concurrencyStamp, id, paged, pageQuery } from '../wire.ts';
import { classChild, classGroup, classGroupForEdit, classGroupForm, classGroupQuery, classPlan } from './schemas.ts';

const read = { anyOf: ['RocketSystem.Group'] } as const;
const write = { anyOf: ['RocketSystem.Group.Write'] } as const;
const base = '/api/rocketAdmin/group';
const saved = z.object({ id: id('classGroup') });

/** Classes of a centre. What the specification calls a group is a class; groups of staff are something else. */
export const groupCalls = {
  getList: call('POST', `${base}/getList`, {
    summary: "The center's classes, the newest first unless sorted by name",
    access: read,
    input: classGroupQuery,
    output: paged(classGroup),
  }),
  get: call('GET', `${base}/{id}`, { summary: 'One class', access: read, input: z.object({ id: id('classGroup') }), output: classGroup }),
  prepareForEdit: call('POST', `${base}/prepareForEdit`, {
    summary: 'A class as its form needs it: with the capacities and the coaches that it may be given',
    access: read,
    input: z.object({ id: id('classGroup') }),
    output: classGroupForEdit,
  }),
  create: call('POST', base, { summary: 'Make a class', access: write, input: classGroupForm, output: saved }),
  update: call('PUT', base, {
    summary: 'Change a class, or choose its plan and level',
    access: write,
    input: classGroupForm.extend({ id: id('classGroup'), concurrencyStamp }),
    output: saved,
    errors: ['Trellis:StaleStamp', 'Trellis:CapacityBelowChildren'],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Delete a class that has no children and never had a plan',
    access: write,
    input: z.object({ id: id('classGroup') }),
    errors: ['Trellis:ClassHasChildren', 'Trellis:ClassHasPlans'],
  }),
  setUsers: call('PUT', `${base}/user`, {
    summary: 'Make these exactly the children of a class',
    // who is in it may stay, whatever became of them
    closesBooks: true,
    access: write,
    input: z.object({
      groupId: id('classGroup'),
      userIds: z.array(id('subject')).max(limits.childSearchSize),
      concurrencyStamp: concurrencyStamp.optional(),
    }),
    output: classGroup,
    errors: ['Trellis:ClassFull', 'Trellis:StaleStamp', 'SubjectNotFound', 'RocketSystem:SubjectNotBound', 'RocketSystem:SubjectLoggedOut'],
  }),
  assignTrainers: call('POST', `${base}/assignTrainers`, {
    summary: 'Make these exactly the coaches of a class',
    access: write,
    input: z.object({
      groupId: id('classGroup'),
      trainerIds: z.array(id('person')).max(10),
      concurrencyStamp: concurrencyStamp.optional(),
    }),
    output: classGroup,
    errors: ['Trellis:StaleStamp'],
  }),
  childList: call('GET', `${base}/childList/{groupId}`, {
    summary: 'The children of a class, by name',
    access: read,
    input: z.object({
      groupId: id('classGroup'),
      skipCount: z.int().min(0).default(0),
      maxResultCount: z.int().min(1).max(limits.childSearchSize).default(limits.childSearchSize),
    }),
    output: paged(classChild),
  }),
};

/** The plans of the library for classes, as far as the centre was granted them. */
export const classPlanCalls = {
  list: call('GET', '/api/rocketAdmin/trainingPlanV2', {
    summary: 'Class plans that the center may choose from, by name',
    access: read,
    input: pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({
      filter: z.string().trim().max(100).optional(),
      categoryId: id('category').optional(),
    }),
    output: paged(classPlan),
  }),
  categories: call('GET', '/api/rocketAdmin/trainingPlanV2/categories', {
    summary: 'What the class plans train that the center may choose from',
    access: read,
    output: paged(classPlan.shape.categories.element),
  }),
};
