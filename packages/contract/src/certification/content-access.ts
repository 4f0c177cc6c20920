/** What training is made of: shared by every centre, written by the platform. */
export const contentAccess = {
  read: { anyOf: ['RocketSystem.TrainingContent', 'RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] },
  write: { anyOf: ['RocketSystem.TrainingContent'] },
} as const;
