import type { z } from 'zod';
import type { Words } from '../languages.ts';
import type { schoolNature } from './schools/calls.ts';

export const schoolNatureWords: Words<z.infer<typeof schoolNature>> = {
  en: { Public: 'Public', Private: 'Private', International: 'International', Special: 'Special needs', Other: 'Other' },
  'zh-Hans': { Public: '公立', Private: '私立', International: '国际', Special: '特殊教育', Other: '其他' },
  es: { Public: 'Pública', Private: 'Privada', International: 'Internacional', Special: 'Educación especial', Other: 'Otra' },
};
