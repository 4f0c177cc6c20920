import { z } from 'zod';
import { localText, one, whole } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { libraryCode } from '../training-parts/code.ts';
import { musicCourse } from '../training-parts/music-course.ts';
import type { Ref } from '../wire.ts';
import { planRules } from './rule.ts';

/** Editors of the library see and change what plans are made from. */
export const byEditors = { read: { anyOf: ['RocketSystem.Content'] }, write: { anyOf: ['RocketSystem.Content'] } } as const;

interface Kind<K extends string> {
  key: K;
  ref: Ref;
  path: `/api/rocketAdmin/${string}`;
  what: string;
  listPath?: `/${string}`;
}

/** What plans are made from: the kinds differ in whom they are for, and in nothing else. */
const planTemplate = <const K extends string>({ key, ref, path, what, listPath }: Kind<K>) =>
  resource({
    area: 'planTemplates',
    key,
    ref,
    path,
    ...(listPath && { listPath }),
    what,
    table: 'catalog.plan_templates',
    access: byEditors,
    fields: {
      code: libraryCode,
      names: localText(80),
      descriptions: localText(2000, { isOptional: true, isLong: true }).default({ en: '', 'zh-Hans': '', es: '' }),
      scale: z.int().min(1).max(2).default(1),
      musicCourseId: one(musicCourse.named).nullable().default(null),
      rules: whole(planRules).default([]),
    },
    columns: { names: 'name', descriptions: 'description' },
    more: { totalNum: z.int() },
    fixed: ['code'],
    searched: ['code'],
    hasStatus: true,
    versions: {
      table: 'catalog.plan_template_versions',
      own: 'plan_template_id',
      fields: ['names', 'descriptions', 'scale', 'musicCourseId', 'rules'],
    },
    publishedApart: true,
    errors: ['Trellis:CodeTaken'],
    publishErrors: ['Trellis:RulesMissing', 'Trellis:RuleTrainsNothing'],
  });

/** Plans that a coach trains with a child at a center. */
export const offlinePlanTemplate = planTemplate({
  key: 'offlinePlanTemplates',
  ref: 'planTemplate',
  path: '/api/rocketAdmin/OfflineTrainingPlan',
  what: 'plan at a center',
});

/** Plans of the app, trained at home. */
export const appPlanTemplate = planTemplate({
  key: 'appPlanTemplates',
  ref: 'appPlan',
  path: '/api/rocketAdmin/trainingPlanTemplate',
  what: 'training plan of the app',
});

/** Plans of classes. Centers choose from those they were granted at the address of the list, so that editors have another one. */
export const classPlanTemplate = planTemplate({
  key: 'classPlanTemplates',
  ref: 'classPlan',
  path: '/api/rocketAdmin/trainingPlanV2',
  what: 'class plan',
  listPath: '/api/rocketAdmin/trainingPlanV2/library',
});
