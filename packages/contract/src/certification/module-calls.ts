import { z } from 'zod';
import { call, concurrencyStamp, id, paged, pageQuery } from '../wire.ts';
import { qrLink } from './application-calls.ts';
import {
  medalFields,
  medalToEdit,
  moduleFields,
  moduleToEdit,
  qualificationMedal,
  trainingModule,
  trainingModuleListItem,
} from './module-schemas.ts';

const write = { anyOf: ['RocketSystem.TrainingContent'], writers: 'wholePlatform' } as const;
const read = { anyOf: ['RocketSystem.TrainingContent', 'RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] } as const;
const list = pageQuery.omit({ sorting: true }).extend({ filter: z.string().trim().max(100).optional() });
const modules = '/api/rocketAdmin/trainingModule';
const medals = '/api/rocketAdmin/qualificationMedal';
const module = z.object({ id: id('trainingModule') });
const medal = z.object({ id: id('qualificationMedal') });

/** Training modules and the medals that they award: shared by every centre, written by the platform. */
export const trainingModuleCalls = {
  moduleList: call('GET', modules, {
    summary: 'Training modules, the latest first',
    access: read,
    input: list,
    output: paged(trainingModuleListItem),
  }),
  moduleToEdit: call('POST', `${modules}/prepareForEdit`, {
    summary: 'What the form of a training module opens with',
    access: { anyOf: write.anyOf, readers: 'everybody' },
    input: z.object({ id: id('trainingModule').optional() }),
    output: moduleToEdit,
  }),
  moduleById: call('GET', `${modules}/{id}`, { summary: 'A training module', access: read, input: module, output: trainingModule }),
  createModule: call('POST', modules, {
    summary: 'Add a training module',
    access: write,
    input: moduleFields,
    output: module,
    errors: ['Trellis:TrainingModuleNameTaken'],
  }),
  updateModule: call('PUT', `${modules}/{id}`, {
    summary: 'Change a training module',
    access: write,
    input: moduleFields.extend({ id: id('trainingModule'), concurrencyStamp }),
    errors: ['Trellis:TrainingModuleNameTaken', 'Trellis:StaleStamp'],
  }),
  removeModule: call('DELETE', `${modules}/{id}`, {
    summary: 'Delete a training module that nobody learns',
    access: write,
    input: module,
    errors: ['Trellis:TrainingModuleInUse'],
  }),
  qrTrainingModule: call('GET', '/api/rocketAdmin/QrCode/TrainingModule', {
    summary: "A module's code: whoever scans it sees the module; a center's own code leads on to applying there",
    access: { anyOf: ['RocketSystem.TrainingContent', 'RocketSystem.TrainingApplication'] },
    input: module,
    output: qrLink,
  }),
  medalList: call('GET', medals, { summary: 'Medals, the latest first', access: read, input: list, output: paged(qualificationMedal) }),
  medalToEdit: call('POST', `${medals}/prepareForEdit`, {
    summary: 'What the form of a medal opens with',
    access: { anyOf: write.anyOf, readers: 'everybody' },
    input: z.object({ id: id('qualificationMedal').optional() }),
    output: medalToEdit,
  }),
  medalById: call('GET', `${medals}/{id}`, { summary: 'A medal', access: read, input: medal, output: qualificationMedal }),
  createMedal: call('POST', medals, {
    summary: 'Add a medal',
    access: write,
    input: medalFields,
    output: medal,
    errors: ['Trellis:MedalCodeTaken'],
  }),
  updateMedal: call('PUT', `${medals}/{id}`, {
    summary: 'Change a medal',
    access: write,
    input: medalFields.extend({ id: id('qualificationMedal'), concurrencyStamp }),
    errors: ['Trellis:MedalCodeTaken', 'Trellis:StaleStamp'],
  }),
  removeMedal: call('DELETE', `${medals}/{id}`, {
    summary: 'Delete a medal that no module awards',
    access: write,
    input: medal,
    errors: ['Trellis:MedalInUse'],
  }),
};
