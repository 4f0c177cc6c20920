import { qualificationMedal } from './certification/medal.ts';
import { trainingModule } from './certification/module.ts';
import { category } from './content/category.ts';
import { courseWare } from './content/courseware.ts';
import { section } from './content/section.ts';
import { tag } from './content/tag.ts';
import { teacher } from './content/teacher.ts';

/** Every declared resource. What is kept of all of them is read from here: that their changes are on record, that each has its words. */
export const resources = [tag, teacher, courseWare, section, category, trainingModule, qualificationMedal] as const;
