import { programCategory } from '@trellis/contract/training-parts/program-category';
import { programMaterial } from '@trellis/contract/training-parts/program-material';
import { trainingTarget } from '@trellis/contract/training-parts/training-target';
import { resourceCases } from '../../platform/resources/resource.ts';

/** Programs that name it, in whichever version: sessions keep the one they were made from. */
const ofPrograms = (table: string, own: string) => [
  { table: 'catalog.program_versions', name: 'title', by: { table, own, other: 'program_version_id' } },
];

export const programCategories = resourceCases(programCategory, { usedBy: ofPrograms('catalog.program_categories', 'category_id') });
export const trainingTargets = resourceCases(trainingTarget, { usedBy: ofPrograms('catalog.program_version_targets', 'target_id') });
export const programMaterials = resourceCases(programMaterial, { usedBy: ofPrograms('catalog.program_version_materials', 'material_id') });
