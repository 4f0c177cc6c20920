import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';

/** A module that its trainer learns, with nothing due. */
export const aTrainerModule = (given: Partial<TrainerTrainingModule> = {}): TrainerTrainingModule =>
  ({
    id: '00000000-0000-4000-8000-000000000001',
    status: 'Learning',
    startDate: '2026-03-09',
    endDate: '2026-06-09',
    isAhead: false,
    trainingApplication: null,
    trainingStepsProgress: [],
    currentStep: null,
    trainingModule: {
      displayName: 'Foundations',
      description: '',
      learningReminder: 'Half an hour a day is enough.',
      learningDays: 92,
      questionnaires: [],
      qualificationMedals: [],
    },
    isUnpaid: false,
    isCertified: false,
    trainingOrder: null,
    ...given,
  }) as unknown as TrainerTrainingModule;
