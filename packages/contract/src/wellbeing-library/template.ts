import { z } from 'zod';
import { localText, named } from '../resources/fields.ts';
import { sortOrder } from '../resources/order.ts';
import { resource } from '../resources/resource.ts';
import { call, id, paged, pageQuery } from '../wire.ts';
import { byEditors, editors, writers } from './access.ts';
import { noText, weekTheme } from './week-theme.ts';

/** Weeks in their order, which centers are granted and children follow. */
export const template = resource({
  area: 'wellbeingLibrary',
  key: 'wellbeingTemplates',
  ref: 'wellbeingTemplate',
  path: '/api/pdt/template',
  what: 'template of weeks',
  table: 'catalog.wellbeing_templates',
  access: byEditors,
  fields: { titles: localText(120), contents: localText(1000, { isOptional: true, isLong: true }).default(noText) },
  more: { weekCount: z.int(), centerCount: z.int() },
  hasStatus: true,
  removeErrors: ['RocketSystem:TopicHasRecords'],
});

const templateId = id('wellbeingTemplate');
const weekThemeId = id('weekTheme');
const week = weekTheme.item.pick({ id: true, title: true, status: true, dayCount: true }).extend({ sortOrder: z.int() });

export const templateCalls = {
  ...template.calls,
  manageWeeks: call('POST', `${template.path}/manageWeeks`, {
    summary: 'Put weeks into a template, behind those that are there',
    access: writers,
    input: z.object({ templateId, weekThemeIds: z.array(weekThemeId).max(52) }),
  }),
  templateOfWeeks: call('GET', `${template.path}/templateOfWeeks`, {
    summary: 'The weeks of a template, in their order',
    access: editors,
    input: z.object({ templateId }),
    output: paged(week),
  }),
  removeTemplateOfWeeks: call('DELETE', `${template.path}/templateOfWeeks`, {
    summary: 'Take a week out of a template',
    access: writers,
    input: z.object({ templateId, weekThemeId }),
  }),
  templateOfWeeksMove: call('PUT', `${template.path}/templateOfWeeksMove`, {
    summary: 'Move a week to a place of its template, counted from 0',
    access: writers,
    input: z.object({ templateId, weekThemeId, newSortOrder: sortOrder }),
  }),
};

const page = pageQuery.omit({ sorting: true });
const grants = { anyOf: ['Pdt.TemplateGrant'] } as const;
const grantWriters = { ...grants, writers: 'wholePlatform' } as const;
const tenantId = id('tenant');

export const templateGrantCalls = {
  templateOfCenterGranted: call('GET', `${template.path}/templateOfCenterGranted`, {
    summary: 'Every template that is offered, and whether the center has it',
    access: grants,
    input: z.object({ tenantId }),
    output: paged(named.extend({ granted: z.boolean() })),
  }),
  grantedCenters: call('GET', `${template.path}/grantedCenters`, {
    summary: 'The centers that have a template',
    access: grants,
    input: page.extend({ templateId }),
    output: paged(named),
  }),
  grantCenters: call('POST', `${template.path}/grantCenters`, {
    summary: 'Grant a template to centers; those that have it keep it',
    access: grantWriters,
    input: z.object({ templateId, tenantIds: z.array(tenantId).max(1000) }),
  }),
  grantTemplates: call('POST', `${template.path}/grantTemplates`, {
    summary: 'Grant templates to a center; it keeps those that it has',
    access: grantWriters,
    input: z.object({ tenantId, templateIds: z.array(templateId).max(1000) }),
  }),
  templateOfCenter: call('GET', `${template.path}/templateOfCenter`, {
    summary: 'The templates that a center has and that are offered, by name',
    access: { anyOf: ['Pdt.TemplateGrant'] },
    input: page.extend({ tenantId: tenantId.optional() }),
    output: paged(named.extend({ weekCount: z.int() })),
  }),
  removeTemplateOfCenter: call('DELETE', `${template.path}/templateOfCenter`, {
    summary: 'Withdraw a template from a center: its children see it no more',
    access: grantWriters,
    input: z.object({ templateId, tenantId }),
  }),
};
