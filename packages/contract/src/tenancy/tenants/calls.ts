import { z } from 'zod';
import { call, id, paged } from '../../wire.ts';
import {
  changeContact,
  createTenant,
  reminderAmount,
  tenant,
  tenantListItem,
  tenantListQuery,
  tenantOption,
  tenantType,
  updateTenant,
} from '../schemas.ts';

const read = { anyOf: ['Business.Tenant'] } as const;
const write = { anyOf: ['Business.Tenant.Write'], writers: 'wholePlatform' } as const;
const base = '/api/business/tenant';

const search = z.object({ filter: z.string().trim().max(100).optional(), maxResultCount: z.int().min(1).max(200).default(50) });
const reminder = z.object({ id: id('tenant'), amount: reminderAmount });
const saved = z.object({ id: id('tenant') });

export const tenantCalls = {
  list: call('GET', `${base}/list`, {
    summary: 'Tenants of one type: all of them for the platform, their own centers for an enterprise or area',
    access: read,
    input: tenantListQuery,
    output: paged(tenantListItem),
  }),
  areaList: call('GET', `${base}/areaList`, {
    summary: 'Areas to choose from',
    access: read,
    input: search,
    output: z.object({ items: z.array(tenantOption) }),
  }),
  enterpriseSearchList: call('GET', `${base}/enterpriseSearchList`, {
    summary: 'Enterprises to choose from',
    access: read,
    input: search,
    output: z.object({ items: z.array(tenantOption) }),
  }),
  find: call('POST', `${base}/find`, {
    summary: 'Tenants by a part of their name',
    access: { ...read, readers: 'everybody' },
    input: search.extend({ type: tenantType.default('Center') }),
    output: z.object({ items: z.array(tenantOption) }),
  }),
  prepareForEdit: call('POST', `${base}/prepareForEdit`, {
    summary: 'The tenant as it stands, with the enterprises and areas that it may be tied to; without an id, for a new one',
    access: { anyOf: write.anyOf, readers: 'wholePlatform' },
    input: z.object({ id: id('tenant').nullable().default(null) }),
    output: z.object({ tenant: tenant.nullable(), enterprises: z.array(tenantOption), areas: z.array(tenantOption) }),
  }),
  get: call('GET', `${base}/{id}`, { summary: 'One tenant', access: read, input: z.object({ id: id('tenant') }), output: tenant }),
  create: call('POST', base, {
    summary: 'Add a tenant; with an e-mail address, its first administrator is invited',
    access: write,
    input: createTenant,
    output: saved,
    errors: ['Trellis:OnlyCenters', 'Trellis:NotFound', 'Trellis:TooMany'],
  }),
  update: call('PUT', base, {
    summary: 'Change a tenant. The contact e-mail has a call of its own',
    access: write,
    input: updateTenant,
    output: saved,
    errors: ['Trellis:OnlyCenters', 'Trellis:StaleStamp'],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Delete a tenant: its people are signed out, its records stay',
    access: write,
    input: z.object({ id: id('spareTenant') }),
  }),
  hfsReminderAmount: call('PUT', `${base}/hfsReminderAmount`, {
    summary: 'From how few training plans on the center is reminded',
    access: write,
    input: reminder,
    errors: ['Trellis:OnlyCenters'],
  }),
  vratReminderAmount: call('PUT', `${base}/vratReminderAmount`, {
    summary: 'From how few VR tests on the center is reminded',
    access: write,
    input: reminder,
    errors: ['Trellis:OnlyCenters'],
  }),
  sendEmailToTenant: call('POST', `${base}/sendEmailToTenant/{tenantId}`, {
    summary: 'Invite the contact as administrator again; links sent before stop working',
    access: write,
    input: z.object({ tenantId: id('tenant') }),
    output: z.object({ email: z.string() }),
    errors: ['Trellis:TenantHasNoEmail', 'Trellis:TenantAlreadyActive', 'Trellis:LetterTooSoon', 'Trellis:TooMany'],
  }),
  changeTenantEmail: call('POST', `${base}/changeTenantEmail`, {
    summary: 'Change the contact and their e-mail; while nobody has accepted yet, the new address is invited',
    access: write,
    input: changeContact,
    output: z.object({ email: z.string(), invited: z.boolean() }),
    errors: ['Trellis:LetterTooSoon', 'Trellis:TooMany'],
  }),
  qRCodeLink: call('GET', `${base}/qRCodeLink/{tenantId}`, {
    summary: 'What the QR code of a tenant leads to',
    access: read,
    input: z.object({ tenantId: id('tenant') }),
    output: z.object({ link: z.url() }),
  }),
  logo: call('GET', '/api/business/tenantProfile/logo/{tenantId}', {
    summary: 'A short-lived signed address of the logo; null where there is none',
    access: { anyOf: ['Business.Tenant', 'PFE.UserManagement.Subject'] },
    input: z.object({ tenantId: id('tenant') }),
    output: z.object({ url: z.string().nullable() }),
  }),
};
