import type { LocalText } from '@trellis/contract/languages';

/** Of the exported list and its sheet. */
export const exportName: LocalText = { en: 'Children', 'zh-Hans': '儿童', es: 'Niños y niñas' };
