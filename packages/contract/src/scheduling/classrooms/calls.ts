import { z } from 'zod';
import { call, concurrencyStamp, id, paged, pageQuery } from '../../wire.ts';
import { classroom } from '../schemas.ts';

const base = '/api/rocketAdmin/classroom';
const read = { anyOf: ['RocketSystem.Schedule'] } as const;
const write = { anyOf: ['RocketSystem.Classroom.Write'] } as const;

export const classroomFields = z.object({
  classroomName: z.string().trim().min(1).max(100),
  /** Only an effective one is offered when a session is scheduled. */
  status: classroom.shape.status.default('Effective'),
});

const item = classroom.extend({ concurrencyStamp });
export type Classroom = z.infer<typeof item>;

/** What their page is made from. */
export const classrooms = {
  area: 'classrooms',
  key: 'rooms',
  name: 'classroomName',
  fields: classroomFields,
  item,
  searched: ['classroomName'],
};

/** Where a center trains. */
export const classroomCalls = {
  list: call('GET', base, {
    summary: 'The classrooms of the center by name, up to 1000 at once',
    access: read,
    input: pageQuery.extend({ filter: z.string().trim().max(100).optional(), status: classroom.shape.status.optional() }),
    output: paged(item),
  }),
  create: call('POST', base, {
    summary: 'Add a classroom',
    access: write,
    input: classroomFields,
    output: z.object({ id: id('classroom') }),
    errors: ['RocketSystem:ClassroomTaken'],
  }),
  get: call('GET', `${base}/{id}`, {
    summary: 'One classroom',
    access: read,
    input: z.object({ id: id('classroom') }),
    output: item,
  }),
  update: call('PUT', `${base}/{id}`, {
    summary: 'Change a classroom; what is booked in it stays',
    access: write,
    input: classroomFields.extend({ id: id('classroom'), concurrencyStamp }),
    errors: ['RocketSystem:ClassroomTaken', 'Trellis:StaleStamp'],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Remove a classroom in which nothing is booked; what took place in it keeps its name',
    access: write,
    input: z.object({ id: id('classroom') }),
    errors: ['RocketSystem:ClassroomInUse'],
  }),
};
