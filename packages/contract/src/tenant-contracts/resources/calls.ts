import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { addRecharge, addResource, editRecharge, editResource, resource, resourceChoices } from '../schemas.ts';

const guarded = { access: { anyOf: ['RocketSystem.TenantContract'] }, stepUp: 'tenantContract' } as const;
const writing = { ...guarded, access: { anyOf: ['RocketSystem.TenantContract.Write'], writers: 'wholePlatform' } } as const;
const base = '/api/rocketAdmin/tenantContract';
const ofContract = z.object({ tenantContractId: id('tenantContract') });
const stopped = 'RocketSystem:TenantContractStopped';
const forbidden = 'RocketSystem:ResourceForbidden';

const adding = {
  ...writing,
  input: addResource,
  output: z.object({ id: id('tenantResource') }),
  errors: ['RocketSystem:ResourceTaken', stopped, 'Trellis:NotFound'],
} as const;
const preparing = { ...guarded, access: { ...guarded.access, readers: 'everybody' }, input: ofContract, output: resourceChoices } as const;
const editing = {
  ...writing,
  input: editResource,
  errors: ['Trellis:StaleStamp', 'RocketSystem:ResourceBelowUsed', forbidden, stopped],
} as const;

/** What a contract brings, and what is recharged to it. */
export const resourceCalls = {
  addAssessment: call('POST', `${base}/assessmentResource`, { ...adding, summary: 'Add assessments to a contract' }),
  addCourse: call('POST', `${base}/courseResource`, { ...adding, summary: 'Add courses to a contract' }),
  addPlan: call('POST', `${base}/planResource`, { ...adding, summary: 'Add training plans to a contract' }),
  addPlanV2: call('POST', `${base}/planV2Resource`, { ...adding, summary: 'Add class training plans to a contract' }),
  prepareAssessment: call('POST', `${base}/prepareForAddAssessmentResource`, { ...preparing, summary: 'Assessments that may be added' }),
  prepareCourse: call('POST', `${base}/prepareForAddCourseResource`, { ...preparing, summary: 'Courses that may be added' }),
  preparePlan: call('POST', `${base}/prepareForAddPlanResource`, { ...preparing, summary: 'Training plans that may be added' }),
  preparePlanV2: call('POST', `${base}/prepareForAddPlanV2Resource`, { ...preparing, summary: 'Class training plans that may be added' }),
  planV2Resources: call('GET', `${base}/planV2Resource`, {
    ...guarded,
    summary: 'The class training plans of a contract',
    input: ofContract,
    output: z.object({ items: z.array(resource) }),
  }),
  editPlanV2: call('PUT', `${base}/planV2Resource`, { ...editing, summary: 'Change how many class training plans a contract brings' }),
  editResource: call('PUT', `${base}/resource`, { ...editing, summary: 'Change how many of a resource a contract brings' }),
  removeResource: call('DELETE', `${base}/resource`, {
    ...writing,
    summary: 'Take a resource out of a contract that nothing was recharged to and nothing was used of',
    input: z.object({ id: id('tenantResource') }),
    errors: ['RocketSystem:ResourceInUse', stopped],
  }),
  recharge: call('POST', `${base}/recharge`, {
    ...writing,
    summary: 'Add to what a center has of something',
    input: addRecharge,
    output: z.object({ id: id('tenantRecharge') }),
    errors: ['RocketSystem:ResourceUnlimited', 'RocketSystem:DateInFuture', forbidden, stopped, 'Trellis:NotFound'],
  }),
  editRecharge: call('PUT', `${base}/contractRechargeRecord`, {
    ...writing,
    summary: 'Correct a recharge: the difference is posted',
    input: editRecharge,
    errors: ['Trellis:StaleStamp', 'RocketSystem:ResourceBelowUsed', 'RocketSystem:DateInFuture', forbidden, stopped],
  }),
};
