import type { LocalText } from '@trellis/contract/languages';

/** Of a child's file, which its name follows. */
export const statementName: LocalText = { en: 'Statement', 'zh-Hans': '课时明细', es: 'Movimientos' };

/** Of the centre's file. */
export const overviewName: LocalText = { en: 'Credits', 'zh-Hans': '课时消耗', es: 'Créditos' };
