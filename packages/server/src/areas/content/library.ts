import { courseWare } from '@trellis/contract/content/courseware';
import { tag } from '@trellis/contract/content/tag';
import { teacher } from '@trellis/contract/content/teacher';
import { resourceCases } from '../../platform/resources/resource.ts';
import { libraryFiles } from './media.ts';

export const tags = resourceCases(tag, {
  usedBy: [
    { table: 'catalog.questions', name: 'titles', by: { table: 'catalog.question_tags', own: 'tag_id', other: 'question_id' } },
    { table: 'catalog.examinations', name: 'names', by: { table: 'catalog.examination_tags', own: 'tag_id', other: 'examination_id' } },
  ],
});

export const teachers = resourceCases(teacher, { usedBy: [{ table: 'catalog.courses', name: 'titles', by: 'teacher_id' }] });

export const courseWares = resourceCases(courseWare, {
  files: libraryFiles,
  usedBy: [{ table: 'catalog.course_contents', name: 'titles', by: 'courseware_id' }],
});
