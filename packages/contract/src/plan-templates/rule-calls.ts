import { z } from 'zod';
import { localText } from '../resources/fields.ts';
import { call, concurrencyStamp, id, paged, pageQuery, type Ref } from '../wire.ts';
import { planRule, planRules, sessionAhead } from './rule.ts';
import { appPlanTemplate, byEditors, classPlanTemplate, offlinePlanTemplate } from './template.ts';

const write = { ...byEditors.write, writers: 'wholePlatform' } as const;
const errors = ['Trellis:StaleStamp'] as const;

const describe = (path: `/${string}`, ref: Ref) =>
  call('PUT', `${path}/description`, {
    summary: 'What people read of a plan before they choose it',
    access: write,
    input: z.object({ id: id(ref), concurrencyStamp, descriptions: localText(2000, { isOptional: true }) }),
    errors,
  });

/** A rule of a plan: known by the plan and its place there. The stamp is that of the plan. */
const placed = planRule.extend({ id: z.string(), planId: z.uuid(), concurrencyStamp });

/** The rules of a plan, one by one and all at once. What is changed is part of the version that is prepared. */
function ruleCalls(path: `/${string}`, ref: Ref) {
  const base = `${path}/rules` as const;
  // the plan, and the place there
  const ruleId = z
    .string()
    .regex(/^[0-9a-f-]{36}:\d{1,2}$/)
    .meta({ examples: ['00000000-0000-4000-8000-000000000000:0'] });
  return {
    describe: describe(path, ref),
    list: call('GET', base, {
      summary: 'The rules of a plan, in their order',
      access: byEditors.read,
      input: pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({ planId: id(ref) }),
      output: paged(placed),
    }),
    create: call('POST', base, {
      summary: 'Add a rule to the end of a plan',
      access: write,
      input: planRule.extend({ planId: id(ref), concurrencyStamp }),
      output: z.object({ id: z.string() }),
      errors,
    }),
    get: call('GET', `${base}/{id}`, { summary: 'One rule', access: byEditors.read, input: z.object({ id: ruleId }), output: placed }),
    update: call('PUT', `${base}/{id}`, {
      summary: 'Change a rule',
      access: write,
      input: planRule.extend({ id: ruleId, concurrencyStamp }),
      errors,
    }),
    remove: call('DELETE', `${base}/{id}`, {
      summary: 'Take a rule away',
      access: write,
      input: z.object({ id: ruleId, concurrencyStamp }),
      errors,
    }),
    prepareForEdit: call('POST', `${base}/prepareForEdit`, {
      summary: 'A rule as it stands, for its form, with the categories that it may share exercises out to',
      access: { ...byEditors.write, readers: 'everybody' },
      input: z.object({ id: ruleId.nullable().default(null) }),
      output: z.object({ item: placed.nullable(), categories: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    }),
    set: call('PUT', base, {
      summary: 'Make these the rules of a plan, in this order',
      access: write,
      input: z.object({ id: id(ref), concurrencyStamp, rules: planRules }),
      errors,
    }),
  };
}

// the plans themselves are spelled with a capital, what is beneath them is not
export const offlineRuleCalls = ruleCalls('/api/rocketAdmin/offlineTrainingPlan', offlinePlanTemplate.ref);
export const appRuleCalls = ruleCalls(appPlanTemplate.path, appPlanTemplate.ref);

export const classPlanCalls = {
  describe: describe(classPlanTemplate.path, classPlanTemplate.ref),
  change: call('PUT', classPlanTemplate.path, {
    summary: 'Change a class plan; a stale editor is told what stands there now',
    access: write,
    input: classPlanTemplate.fields.extend({ id: id(classPlanTemplate.ref), concurrencyStamp }),
    errors: ['Trellis:StaleStamp', 'Trellis:GivenOnce', 'Trellis:CodeTaken'],
  }),
};

export const previewCalls = {
  preview: call('POST', `${appPlanTemplate.path}/preview`, {
    summary: 'The sessions that rules would make of the library as it is now',
    access: { ...byEditors.read, readers: 'everybody' },
    input: z.object({ rules: planRules.default([]) }),
    output: z.object({ sessions: z.array(sessionAhead) }),
  }),
};
