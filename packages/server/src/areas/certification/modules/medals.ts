import { qualificationMedal } from '@trellis/contract/certification/medal';
import { resourceCases } from '../../../platform/resources/resource.ts';
import { uploadedFiles } from '../../files/public.ts';

/** What training modules award. */
export const medals = resourceCases(qualificationMedal, {
  files: uploadedFiles,
  usedBy: [
    {
      table: 'catalog.training_modules',
      name: 'display_name',
      by: { table: 'catalog.training_module_medals', own: 'medal_id', other: 'module_id' },
    },
  ],
});
