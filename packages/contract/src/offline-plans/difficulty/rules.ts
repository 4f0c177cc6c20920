/** What of an exercise decides whether its level may be changed. */
export interface Adjustable {
  hasDone: boolean | null;
  difficultyAdjusted: boolean;
  trainingProgram: { minDifficulty: number; maxDifficulty: number };
}

export type AdjustFault = 'settled' | 'aboveMax' | 'belowMin';

/** Why an exercise cannot be put to a level; nothing where it can. */
export function adjustFault({ hasDone, difficultyAdjusted, trainingProgram }: Adjustable, target: number): AdjustFault | undefined {
  if (hasDone !== null || difficultyAdjusted) return 'settled';
  if (target > trainingProgram.maxDifficulty) return 'aboveMax';
  return target < trainingProgram.minDifficulty ? 'belowMin' : undefined;
}

/** Which of an exercise's two levels counts: newer plans read the second scale. */
export const levelOn = (
  ilsVersion: string | undefined,
  { difficulty, difficulty2 }: { difficulty: number; difficulty2: number },
): number => (ilsVersion === 'V4' ? difficulty2 : difficulty);
