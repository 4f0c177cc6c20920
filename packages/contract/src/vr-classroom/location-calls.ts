import { z } from 'zod';
import { call, concurrencyStamp, id, instant, paged, pageQuery } from '../wire.ts';

const base = '/api/vrclassroom/testLocation';
const read = { anyOf: ['RocketSystem.Vrat'] } as const;
const write = { anyOf: ['RocketSystem.TestLocation.Write'] } as const;

export const testLocationFields = z.object({
  name: z.string().trim().min(1).max(100),
  address: z.string().trim().max(200).nullable().default(null),
  /** Whether it is offered when a test is ordered. */
  enabled: z.boolean().default(true),
});

export const testLocation = testLocationFields.extend({ id: id('testLocation'), creationTime: instant, concurrencyStamp });
export type TestLocation = z.infer<typeof testLocation>;

/** What their page is made from. */
export const testLocations = { area: 'vrClassroom', key: 'locations', name: 'name', fields: testLocationFields, item: testLocation };

/** Where a centre tests. */
export const testLocationCalls = {
  list: call('GET', base, {
    summary: 'The locations of the center by name',
    access: read,
    input: pageQuery.extend({ enabled: z.boolean().optional() }),
    output: paged(testLocation),
  }),
  create: call('POST', base, {
    summary: 'Add a location',
    access: write,
    input: testLocationFields,
    output: z.object({ id: id('testLocation') }),
    errors: ['RocketSystem:TestLocationTaken'],
  }),
  get: call('GET', `${base}/{id}`, {
    summary: 'One location',
    access: read,
    input: z.object({ id: id('testLocation') }),
    output: testLocation,
  }),
  update: call('PUT', `${base}/{id}`, {
    summary: 'Change a location, or enable or disable it',
    access: write,
    input: testLocationFields.extend({ id: id('testLocation'), concurrencyStamp }),
    errors: ['RocketSystem:TestLocationTaken', 'Trellis:StaleStamp'],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Remove a location at which no test was ordered',
    access: write,
    input: z.object({ id: id('testLocation') }),
    errors: ['RocketSystem:TestLocationInUse'],
  }),
};
