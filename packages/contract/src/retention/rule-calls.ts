import { z } from 'zod';
import { call, instant, paged, pageQuery } from '../wire.ts';
import { leftChild, retentionMonths, retentionRule, savedRetentionRule, seenPreview } from './schemas.ts';

const access = { anyOf: ['Menu.Manage.Retention'] } as const;
const base = '/api/business/retention';

/** Within how many days something is erased: now, in 30 or 90, whenever. */
export const previewWindows = ['due', '30', '90', 'all'] as const;
export type PreviewWindow = (typeof previewWindows)[number];

export const retentionCalls = {
  rule: call('GET', base, {
    summary: 'How long the center keeps what it has of children who left',
    access,
    output: savedRetentionRule,
  }),
  saveRule: call('PUT', base, {
    summary:
      'Change that: what is turned on or comes sooner is in force after the days in which administrators are told; such a rule says what the preview of it said',
    access,
    input: retentionRule.extend({
      concurrencyStamp: savedRetentionRule.shape.concurrencyStamp,
      /** `totalCount` and `at` of the preview of this rule within 90 days; must be there where the rule erases anything sooner. */
      seen: seenPreview.optional(),
    }),
    output: savedRetentionRule,
    errors: ['Trellis:StaleStamp', 'Trellis:ErasesUnseen'],
    notForKeys: true,
  }),
  preview: call('GET', `${base}/preview`, {
    summary: 'Whom a rule erases and when, by when they left: the rule in force, or one that is being thought of',
    access,
    input: pageQuery.omit({ sorting: true }).extend({
      within: z.enum(previewWindows).default('all'),
      /** Months of a rule that is not saved; those that are left out have none. */
      isDraft: z.boolean().optional(),
      recordMonths: retentionMonths.shape.recordMonths.unwrap().optional(),
      mediaMonths: retentionMonths.shape.mediaMonths.unwrap().optional(),
      chatMonths: retentionMonths.shape.chatMonths.unwrap().optional(),
      vrMonths: retentionMonths.shape.vrMonths.unwrap().optional(),
      /** Those of the rule in force unless told. */
      noticeDays: retentionRule.shape.noticeDays.optional(),
    }),
    output: paged(leftChild).extend({ at: instant }),
  }),
};
