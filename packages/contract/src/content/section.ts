import { z } from 'zod';
import { localText, named, one } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { call, id } from '../wire.ts';
import { courseWare } from './courseware.ts';
import { byEditors, editors, writers } from './editors.ts';
import { sectionKind, sectionRead, titleLimits } from './schemas.ts';

const forms = { ref: 'questionnaire', table: 'catalog.questionnaires', name: 'name' } as const;

/** A section of courses: a video, which may come later, or one of the coursewares. */
export const section = resource({
  area: 'content',
  key: 'courseContents',
  ref: 'courseContent',
  path: '/api/rocketAdmin/courseContentsDetail',
  what: 'section of courses',
  table: 'catalog.course_contents',
  access: byEditors,
  fields: {
    titles: localText(titleLimits.title),
    kind: sectionKind,
    courseWareId: one(courseWare.named).nullable().default(null),
    questionnaireId: one(forms).nullable().default(null),
    timeConsuming: z.int().min(0).max(1000).meta({ description: 'Minutes' }),
  },
  columns: { courseWareId: 'courseware_id', timeConsuming: 'minutes' },
  more: { ...sectionRead.pick({ vid: true, fileName: true }).shape, courses: z.array(named) },
});

export const sectionCalls = {
  ...section.calls,
  prepareForUpdate: call('POST', `${section.path}/prepareForUpdate`, {
    summary: 'A section as it stands, with the coursewares that it may show and the questionnaires that it may ask',
    access: { ...editors, readers: 'everybody' },
    input: z.object({ id: id('courseContent').nullable().default(null) }),
    output: z.object({ item: section.item.nullable(), courseWares: z.array(named), questionnaires: z.array(named) }),
  }),
  setVideo: call('PUT', `${section.path}/vid`, {
    summary: 'Set the video of a section: one that was just uploaded, or one of the library; null takes it away',
    access: writers,
    input: z.object({ id: id('courseContent'), vid: id('video').nullable() }),
  }),
};
