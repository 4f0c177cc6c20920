import { type AreaMenu, ofLibrary } from '../menu-entry.ts';

export const menu = [
  ofLibrary(192, 'TrainingTarget', 'trainingTargets'),
  ofLibrary(193, 'ProgramCategory', 'programCategories'),
  ofLibrary(194, 'ProgramMaterial', 'programMaterials'),
  ofLibrary(195, 'Track', 'tracks'),
  ofLibrary(198, 'BrainMusic', 'musicCourses'),
] as const satisfies AreaMenu;
