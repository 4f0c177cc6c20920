import type { LocalText } from '@trellis/contract/languages';

/** Of an Excel file of contracts, without the day, and of its sheet. */
export const exportName: LocalText = { en: 'Contracts', 'zh-Hans': '合同', es: 'Contratos' };
