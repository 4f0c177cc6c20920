import { z } from 'zod';
import { call, id, paged, pageQuery } from '../../wire.ts';
import { tenantOption } from '../schemas.ts';

/** What of the shared library a center may be granted. */
export const grantKinds = ['course', 'assessment', 'OfflineTrainingPlan', 'trainingPlanTemplate', 'trainingPlanV2'] as const;
export type GrantKind = (typeof grantKinds)[number];

const access = { anyOf: ['RocketSystem.TenantGrant'] } as const;
const write = { ...access, writers: 'wholePlatform' } as const;
const ids = z.array(z.uuid()).max(1000);
const tenantIds = z.array(id('tenant')).max(1000);

/** An item of the library, and whether the center has it. */
export const grantChoice = z.object({ id: z.uuid(), name: z.string(), granted: z.boolean() });
export type GrantChoice = z.infer<typeof grantChoice>;

const ofTenant = (path: `/${string}`, method: 'GET', what: string) =>
  call(method, path, {
    summary: `Every ${what} of the library, and whether the center has it`,
    access,
    input: z.object({ tenantId: id('tenant') }),
    output: paged(grantChoice),
  });
const setOfTenant = (path: `/${string}`, method: 'PUT' | 'POST', what: string) =>
  call(method, path, {
    summary: `Grant a center exactly these: every other ${what} is withdrawn`,
    access: write,
    input: z.object({ tenantId: id('tenant'), itemIds: ids }),
    output: paged(grantChoice),
    errors: ['Trellis:OnlyCenters'],
  });
/** An item of the library with how many centers have it. */
export const grantCount = z.object({ id: z.uuid(), name: z.string(), tenantCount: z.int() });
export type GrantCount = z.infer<typeof grantCount>;

const counts = (path: `/${string}`, what: string) =>
  call('GET', path, {
    summary: `Every ${what} of the library with how many centers have it`,
    access,
    input: pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({ filter: z.string().trim().max(100).optional() }),
    output: paged(grantCount),
  });
const batch = (path: `/${string}`, what: string) =>
  call('PUT', path, {
    summary: `Grant, or withdraw, each ${what} at each of these centers; the others stay`,
    access: write,
    input: z.object({ itemIds: ids, tenantIds, granted: z.boolean() }),
  });
const ofItem = (path: `/${string}`, what: string) =>
  call('GET', path, {
    summary: `The centers that have this ${what}`,
    access,
    input: pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({ itemId: z.uuid() }),
    output: paged(tenantOption),
  });
const setOfItem = (path: `/${string}`, what: string) =>
  call('PUT', path, {
    summary: `Grant this ${what} to exactly these centers`,
    access: write,
    input: z.object({ itemId: z.uuid(), tenantIds }),
  });

const base = '/api/rocketAdmin' as const;

export const grantCalls = {
  coursesOfTenant: ofTenant(`${base}/course/tenantGrant/{tenantId}`, 'GET', 'course'),
  setCoursesOfTenant: setOfTenant(`${base}/course/tenantGrant/{tenantId}`, 'PUT', 'course'),
  courseGrants: counts(`${base}/course/tenantGrant`, 'course'),
  grantCourses: batch(`${base}/course/tenantGrant`, 'course'),
  courseTenants: ofItem(`${base}/course/grantTenants`, 'course'),
  setCourseTenants: setOfItem(`${base}/course/grantTenants`, 'course'),
  assessmentsOfTenant: ofTenant(`${base}/assessment/tenantGrant/{tenantId}`, 'GET', 'assessment'),
  setAssessmentsOfTenant: setOfTenant(`${base}/assessment/tenantGrant/{tenantId}`, 'PUT', 'assessment'),
  assessmentGrants: counts(`${base}/assessment/tenantGrant`, 'assessment'),
  grantAssessments: batch(`${base}/assessment/tenantGrant`, 'assessment'),
  assessmentTenants: ofItem(`${base}/assessment/grantTenants`, 'assessment'),
  setAssessmentTenants: setOfItem(`${base}/assessment/grantTenants`, 'assessment'),
  assessmentBatchGrants: counts(`${base}/assessment/batchTenantGrant`, 'assessment'),
  batchGrantAssessments: batch(`${base}/assessment/batchTenantGrant`, 'assessment'),
  offlinePlansOfTenant: ofTenant(`${base}/OfflineTrainingPlan/tenantGrant/{tenantId}`, 'GET', 'offline plan'),
  setOfflinePlansOfTenant: setOfTenant(`${base}/OfflineTrainingPlan/tenantGrant/{tenantId}`, 'PUT', 'offline plan'),
  offlinePlanGrants: counts(`${base}/OfflineTrainingPlan/tenantGrant`, 'offline plan'),
  grantOfflinePlans: batch(`${base}/OfflineTrainingPlan/tenantGrant`, 'offline plan'),
  offlinePlanTenants: ofItem(`${base}/offlineTrainingPlan/grantTenants`, 'offline plan'),
  setOfflinePlanTenants: setOfItem(`${base}/offlineTrainingPlan/grantTenants`, 'offline plan'),
  offlinePlanBatchGrants: counts(`${base}/offlineTrainingPlan/batchTenantGrant`, 'offline plan'),
  batchGrantOfflinePlans: batch(`${base}/offlineTrainingPlan/batchTenantGrant`, 'offline plan'),
  planTemplatesOfTenant: ofTenant(`${base}/trainingPlanTemplate/tenantGrant/{tenantId}`, 'GET', 'training plan of the app'),
  setPlanTemplatesOfTenant: setOfTenant(`${base}/trainingPlanTemplate/tenantGrant/{tenantId}`, 'PUT', 'training plan of the app'),
  planTemplateGrants: counts(`${base}/trainingPlanTemplate/tenantGrant`, 'training plan of the app'),
  grantPlanTemplates: batch(`${base}/trainingPlanTemplate/tenantGrant`, 'training plan of the app'),
  planTemplateTenants: ofItem(`${base}/trainingPlanTemplate/grantTenants`, 'training plan of the app'),
  setPlanTemplateTenants: setOfItem(`${base}/trainingPlanTemplate/grantTenants`, 'training plan of the app'),
  classPlansOfTenant: ofTenant(`${base}/trainingPlanV2/grant`, 'GET', 'class plan'),
  setClassPlansOfTenant: setOfTenant(`${base}/trainingPlanV2/grant`, 'POST', 'class plan'),
  classPlanGrants: counts(`${base}/trainingPlanV2/tenantGrant`, 'class plan'),
  grantClassPlans: batch(`${base}/trainingPlanV2/tenantGrant`, 'class plan'),
  classPlanTenants: ofItem(`${base}/trainingPlanV2/grantTenants`, 'class plan'),
  setClassPlanTenants: setOfItem(`${base}/trainingPlanV2/grantTenants`, 'class plan'),
};
