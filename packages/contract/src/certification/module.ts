import { z } from 'zod';
import { localText, many, money, one } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { call, id } from '../wire.ts';
import { qrLink } from './application-calls.ts';
import { contentAccess } from './content-access.ts';
import { qualificationMedal } from './medal.ts';

const noText = { en: '', 'zh-Hans': '', es: '' };
const courses = { ref: 'course', table: 'catalog.courses', name: 'titles' } as const;
const forms = { ref: 'questionnaire', table: 'catalog.questionnaires', name: 'name' } as const;
const exams = { ref: 'examination', table: 'catalog.examinations', name: 'names' } as const;
const partsOf = (table: string, other: string) => ({ table, own: 'module_id', other });

/** What trainers learn. */
export const trainingModule = resource({
  area: 'certification',
  key: 'trainingModules',
  ref: 'trainingModule',
  path: '/api/rocketAdmin/trainingModule',
  what: 'training module',
  table: 'catalog.training_modules',
  access: contentAccess,
  fields: {
    name: z.string().trim().min(1).max(100),
    displayNames: localText(120),
    descriptions: localText(2000, { isOptional: true, isLong: true }).default(noText),
    learningReminders: localText(500, { isOptional: true }).default(noText),
    price: money(1_000_000, 'USD').default(0),
    learningDays: z.int().min(1).max(3650),
    questionnaireId: one(forms).nullable().default(null),
    oralQuestionnaireId: one(forms).nullable().default(null),
    handsOnQuestionnaireId: one(forms).nullable().default(null),
    examinationId: one(exams).nullable().default(null),
    courseIds: many(courses, 100, partsOf('catalog.training_module_courses', 'course_id')).default([]),
    medalIds: many(qualificationMedal.named, 20, partsOf('catalog.training_module_medals', 'medal_id')).default([]),
  },
  columns: { displayNames: 'display_name', descriptions: 'description', learningReminders: 'learning_reminder' },
  more: { trainerCount: z.int() },
  searched: ['name'],
  errors: ['Trellis:TrainingModuleNameTaken'],
  removeErrors: ['Trellis:TrainingModuleInUse'],
});

export const trainingModuleCalls = {
  ...trainingModule.calls,
  qrTrainingModule: call('GET', '/api/rocketAdmin/QrCode/TrainingModule', {
    summary: "A module's code: whoever scans it sees the module; a center's own code leads on to applying there",
    access: { anyOf: ['RocketSystem.TrainingContent', 'RocketSystem.TrainingApplication'] },
    input: z.object({ id: id('trainingModule') }),
    output: qrLink,
  }),
};
