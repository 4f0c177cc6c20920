import { ownApplicationCalls } from './application-calls.ts';
import { trainingAppointmentCalls } from './appointment-calls.ts';
import { certificationCalls } from './calls.ts';
import { trainingDoorCalls } from './door-calls.ts';
import { qualificationMedal } from './medal.ts';
import { trainingModule, trainingModuleCalls } from './module.ts';
import { practicalTestCalls } from './practical-test-calls.ts';

export { certificationErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  certification: { calls: certificationCalls, about: 'Trainers: applications, modules that they learn, and supervision' },
  trainingAppointments: { calls: trainingAppointmentCalls, about: 'Practical training: appointments with their feedback' },
  practicalTests: { calls: practicalTestCalls, about: 'Practical tests of trainers: by hand and oral, with retests' },
  trainingModules: { calls: trainingModuleCalls, about: 'The library: what trainers learn' },
  qualificationMedals: { calls: qualificationMedal.calls, about: 'The library: medals that training modules award' },
  ownApplication: { calls: ownApplicationCalls, about: "The signed-in person's own application as a trainer" },
  trainingDoor: { calls: trainingDoorCalls, about: 'What whoever scans a code of the training is shown, and applying by it' },
} as const;

export const resources = [trainingModule, qualificationMedal] as const;

export const ids = ['trainingApplication', 'trainerModule', 'superviseSession', 'trainingAppointment'] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['trainingModule', 'qualificationMedal'] as const;

/** Tables whose changes are on record. */
export const audited = [
  'app.training_applications',
  'app.trainer_training_modules',
  'app.supervise_sessions',
  'app.certification_answers',
  'app.training_appointments',
  'app.practical_tests',
  'app.section_studies',
] as const;
