import { z } from 'zod';
import { call, id, instant, paged, pageQuery } from '../wire.ts';
import { testRequest } from './schemas.ts';

const base = '/api/vrclassroom/Admin/Device';
const ofCentre = { anyOf: ['RocketSystem.Device'] } as const;
const ofBoth = { anyOf: ['RocketSystem.Device', 'RocketSystem.Device.Decide'] } as const;
const decide = { anyOf: ['RocketSystem.Device.Decide'] } as const;
const write = { ...decide, writers: 'wholePlatform' } as const;

/** What a device is for: a headset for the tests, or a player for the music. */
export const deviceSource = z.enum(['Vrat', 'Hfs']);
/** Pending until the platform decides. A rejected or logged-out device may be registered again. */
export const deviceState = z.enum(['Pending', 'Passed', 'Rejected', 'LoggedOut']);
export type DeviceState = z.infer<typeof deviceState>;

export const deviceFields = z.object({
  /** As it stands on the device, in capitals. */
  serialNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,40}$/)
    .meta({ examples: ['PICO-4E-0001'] }),
  name: z.string().trim().min(1).max(60),
  model: z.string().trim().max(60).nullable().default(null),
  sourceType: deviceSource.default('Vrat'),
});

export const device = deviceFields.extend({
  id: id('device'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  state: deviceState,
  remark: z.string().nullable(),
  registeredBy: z.string(),
  registrationTime: instant,
  decidedBy: z.string().nullable(),
  decisionTime: instant.nullable(),
  /** How many tests began on it. */
  tests: z.int(),
});
export type Device = z.infer<typeof device>;

export const deviceFilter = z.object({
  /** A part of the name or of the serial number. */
  filter: z.string().trim().max(100).optional(),
  state: deviceState.optional(),
  sourceType: deviceSource.optional(),
});
const query = deviceFilter.extend(pageQuery.shape);

export const deviceRemark = z.string().trim().max(500);
const decision = z.object({ registerDeviceId: id('device'), sourceType: deviceSource, remark: deviceRemark.nullable().default(null) });
const errors = ['RocketSystem:DeviceStepRefused', 'RocketSystem:DeviceTaken'] as const;

/** Devices of centres: who registered them, and what the platform decided. */
export const deviceCalls = {
  centreDevices: call('POST', '/api/vrclassroom/TestingCenter/AllDevice', {
    summary: "The center's devices, the one registered last first",
    access: { ...ofCentre, readers: 'everybody' },
    input: query,
    output: paged(device),
  }),
  register: call('POST', '/api/vrclassroom/TestingCenter/RegisterDevice', {
    summary: 'Register a device of the center: the platform decides about it',
    access: { anyOf: ['RocketSystem.Device.Register'], writers: 'centre' },
    input: deviceFields,
    output: z.object({ id: id('device') }),
    errors: ['RocketSystem:DeviceTaken'],
  }),
  allDevice: call('POST', `${base}/AllDevice`, {
    summary: 'Devices of all centers, the one registered last first',
    access: { ...decide, readers: 'everybody' },
    input: query.extend({ tenantId: id('tenant').optional() }),
    output: paged(device),
  }),
  detail: call('GET', `${base}/Detail`, {
    summary: 'One device',
    access: ofBoth,
    input: z.object({ registerDeviceId: id('device') }),
    output: device,
  }),
  getTestRecordList: call('POST', `${base}/GetTestRecordList`, {
    summary: 'The tests that began on a device, the last one first',
    access: { ...ofBoth, readers: 'everybody' },
    input: pageQuery.omit({ sorting: true }).extend({ registerDeviceId: id('device') }),
    output: paged(testRequest),
  }),
  pass: call('POST', `${base}/Pass`, {
    summary: 'Let a device take part; a headset gets its key, which is told this once and ends with the device',
    access: write,
    input: decision,
    output: z.object({ key: z.string().nullable() }),
    errors,
    returnsSecret: true,
  }),
  reject: call('POST', `${base}/Reject`, { summary: 'Refuse a device', access: write, input: decision, errors }),
  cancel: call('POST', `${base}/Cancel`, {
    summary: 'Log a device out, for a stated reason',
    access: write,
    input: decision.extend({ remark: deviceRemark.min(1) }),
    errors,
  }),
};
