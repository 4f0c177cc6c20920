import { categoryItem, courseDetail, courseWareItem, namedItem, sectionItem, teacherItem } from '@trellis/contract/content/schemas';
import { concurrencyStamp } from '@trellis/contract/wire';
import { z } from 'zod';

const stamped = { id: z.uuid(), concurrencyStamp };

/** What stale editors are told. */
export const tagSchema = namedItem.extend(stamped);
export const teacherSchema = teacherItem.extend(stamped);
export const courseWareSchema = courseWareItem.extend(stamped);
export const sectionSchema = sectionItem.extend(stamped);
export const categorySchema = categoryItem.extend(stamped);
export const courseSchema = courseDetail;
