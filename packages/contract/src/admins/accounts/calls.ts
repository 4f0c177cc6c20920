import { z } from 'zod';
import { call, id, paged } from '../../wire.ts';
import { centerSearchers, selectorSize } from '../rules.ts';
import {
  adminItem,
  adminListQuery,
  adminRef,
  adminState,
  changeAdminRole,
  correctAdmin,
  createAdmin,
  freezeAdmin,
  grantTenant,
  managementCenter,
  namedTenant,
} from './schemas.ts';

const read = { anyOf: ['PFE.UserManagement.AdminUser'], readers: 'wholePlatform' } as const;
const write = { anyOf: read.anyOf, writers: 'wholePlatform' } as const;
const guards = ['Trellis:OwnMembership', 'Trellis:LastAdmin'] as const;

/** The platform's own staff. */
export const adminAccountCalls = {
  adminList: call('GET', '/api/us/contentAdmin/contentAdminList', {
    summary: 'The staff of the platform, newest first',
    access: read,
    input: adminListQuery,
    output: paged(adminItem),
  }),
  createAdmin: call('POST', '/api/us/contentAdmin', {
    summary: 'Invite somebody to the staff of the platform by e-mail',
    access: write,
    input: createAdmin,
    output: z.object({ id: id('person') }),
    errors: ['Identity.UserAlreadyInRole', 'Trellis:CentersNotChosen', 'Trellis:EveryCenterRefused', 'Trellis:TooMany'],
  }),
  changeAdminRole: call('POST', '/api/us/contentAdmin/role', {
    summary: 'Give somebody these roles instead of those they have',
    access: write,
    input: changeAdminRole,
    errors: [...guards, 'Trellis:EveryCenterRefused'],
  }),
  managementCenter: call('POST', '/api/us/contentAdmin/managementCenter', {
    summary: 'The centres that somebody looks after; every centre only as a choice of its own',
    access: write,
    input: managementCenter,
    errors: [...guards, 'Trellis:CentersNotChosen', 'Trellis:EveryCenterRefused'],
  }),
  freezeAdmin: call('POST', '/api/us/contentAdmin/freeze', {
    summary: 'Freeze or unfreeze somebody; it counts from the next call on',
    access: write,
    input: freezeAdmin,
    output: z.object({ state: adminState }),
    errors: guards,
  }),
  resendAdmin: call('POST', '/api/us/contentAdmin/{id}/reSend', {
    summary: 'Send the invitation again; the earlier link no longer works',
    access: write,
    input: adminRef,
    output: z.object({ resendAfter: z.int() }),
    errors: ['Trellis:AlreadyAccepted', 'Trellis:LetterTooSoon', 'Trellis:TooMany'],
  }),
  correctAdmin: call('POST', '/api/us/contentAdmin/{id}/correctInvitation', {
    summary: 'Invite somebody at another address, or by another name, in the place of a mistyped invitation',
    access: write,
    input: correctAdmin,
    output: z.object({ id: id('person') }),
    errors: ['Identity.UserAlreadyInRole', 'Trellis:AlreadyAccepted', 'Trellis:LetterTooSoon', 'Trellis:TooMany'],
  }),
  grantTenant: call('GET', '/api/us/contentAdmin/{id}/grantTenant', {
    summary: 'The centres that somebody looks after, and whether they may be given all',
    access: read,
    input: adminRef,
    output: grantTenant,
  }),
  removeAdmin: call('DELETE', '/api/us/contentAdmin/{id}', {
    summary: 'Take somebody off the staff of the platform',
    access: write,
    input: adminRef,
    errors: guards,
  }),
  centerOptions: call('GET', '/api/rocketAdmin/user/centerOptions', {
    summary: 'Centres, or enterprises or areas, to pick from, of those that the caller may look into, by name',
    access: {
      anyOf: centerSearchers,
    },
    input: z.object({
      kind: z.enum(['centre', 'enterprise', 'area']).default('centre'),
      filter: z.string().trim().max(100).optional(),
      maxResultCount: z.int().min(1).max(1000).default(selectorSize),
    }),
    output: z.object({ items: z.array(namedTenant) }),
  }),
};
