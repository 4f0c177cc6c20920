import { z } from 'zod';
import { call, concurrencyStamp, id, paged, pageQuery } from '../../wire.ts';
import { tenantOption } from '../schemas.ts';

export const schoolNature = z.enum(['Public', 'Private', 'International', 'Special', 'Other']);
export type SchoolNature = z.infer<typeof schoolNature>;

/** The form of a school. Its limits are the form's limits too. */
export const schoolFields = z.object({
  name: z.string().trim().min(1).max(120),
  city: z.string().trim().min(1).max(80),
  nature: schoolNature,
  remark: z.string().trim().max(500).nullable().default(null),
});

export const school = z.object({
  id: id('school'),
  name: z.string(),
  city: z.string(),
  nature: schoolNature,
  remark: z.string().nullable(),
  tenantCount: z.int(),
  concurrencyStamp,
});
export type School = z.infer<typeof school>;

/** What their page is made from. */
export const schools = {
  area: 'tenancy',
  key: 'schools',
  name: 'name',
  fields: schoolFields,
  item: school,
  searched: ['name', 'city'],
  sorted: ['name', 'city'],
};

/** A school with the centers that have it, of those that the reader sees. */
export const grantedSchool = school.pick({ id: true, name: true, city: true, nature: true }).extend({ tenants: z.array(tenantOption) });
export type GrantedSchool = z.infer<typeof grantedSchool>;

const access = { anyOf: ['RocketSystem.School'] } as const;
const write = { ...access, writers: 'wholePlatform' } as const;
const base = '/api/rocketAdmin/school';

export const schoolCalls = {
  schools: call('GET', base, {
    summary: 'Schools, by name unless sorted otherwise',
    access,
    input: pageQuery.extend({ filter: z.string().trim().max(100).optional(), nature: schoolNature.optional() }),
    output: paged(school),
  }),
  schoolGrants: call('GET', `${base}/grant`, {
    summary: "Schools that were granted: a center's own for its child form, for the platform with the centers of each",
    access: { anyOf: ['RocketSystem.School', 'PFE.UserManagement.Subject'] },
    input: pageQuery.pick({ skipCount: true }).extend({
      schoolId: id('school').optional(),
      filter: z.string().trim().max(100).optional(),
      maxResultCount: z.int().min(1).max(1000).default(1000),
    }),
    output: paged(grantedSchool),
  }),
  grantSchool: call('POST', `${base}/grant`, {
    summary: 'Grant a school to exactly these centers',
    access: write,
    input: z.object({ schoolId: id('school'), tenantIds: z.array(id('tenant')).max(1000) }),
  }),
  addSchool: call('POST', base, {
    summary: 'Add a school',
    access: write,
    input: schoolFields,
    output: z.object({ id: id('school') }),
    errors: ['Trellis:SchoolTaken'],
  }),
  updateSchool: call('PUT', `${base}/{id}`, {
    summary: 'Change a school',
    access: write,
    input: schoolFields.extend({ id: id('school'), concurrencyStamp }),
    errors: ['Trellis:SchoolTaken', 'Trellis:StaleStamp'],
  }),
  removeSchool: call('DELETE', `${base}/{id}`, {
    summary: 'Delete a school; children keep its name',
    access: write,
    input: z.object({ id: id('school') }),
  }),
};
