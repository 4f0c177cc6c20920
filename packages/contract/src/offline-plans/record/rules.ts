/** The addresses of a plan's training record, by its version. */
export const recordPaths = {
  one: '/hfsTrainingRecord',
  two: '/hfsTwoTrainingRecord',
  three: '/hfsThreeTrainingRecord',
  four: '/hfsFourTrainingRecord',
} as const;
export type RecordVersion = keyof typeof recordPaths;

/** In which version the training record of a plan is: its server number says so, or else its scale. */
export function recordVersion({ serverNumber, ilsVersion }: { serverNumber: number | null; ilsVersion: string }): RecordVersion {
  if (serverNumber === 1) return 'three';
  if (serverNumber === 2) return 'four';
  return ilsVersion === 'V4' ? 'two' : 'one';
}
