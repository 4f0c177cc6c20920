import { ownApplicationCalls } from './application-calls.ts';
import { certificationCalls } from './calls.ts';
import { trainingDoorCalls } from './door-calls.ts';
import { qualificationMedal } from './medal.ts';
import { trainingModuleCalls } from './module.ts';

/** What can be called in this area, by group, and what each is about. */
export const certificationGroups = {
  certification: { calls: certificationCalls, about: 'Trainers: applications, modules that they learn, and supervision' },
  trainingModules: { calls: trainingModuleCalls, about: 'The library: what trainers learn' },
  qualificationMedals: { calls: qualificationMedal.calls, about: 'The library: medals that training modules award' },
  ownApplication: { calls: ownApplicationCalls, about: "The signed-in person's own application as a trainer" },
  trainingDoor: { calls: trainingDoorCalls, about: 'What whoever scans a code of the training is shown, and applying by it' },
} as const;
