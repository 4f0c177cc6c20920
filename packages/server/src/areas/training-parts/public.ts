export { programCategories, programMaterials, trainingTargets } from './parts.ts';
