import type { Words } from '@trellis/contract/languages';

/** The file, without the day, and its sheet; and what stands in it alone. */
export const exportTexts: Words<'name' | 'child' | 'obtained' | 'yes' | 'no'> = {
  en: { name: 'Assessments', child: 'Child', obtained: 'Report obtained', yes: 'Yes', no: 'No' },
  'zh-Hans': { name: '评估', child: '儿童', obtained: '已获取报告', yes: '是', no: '否' },
  es: { name: 'Evaluaciones', child: 'Niño o niña', obtained: 'Informe obtenido', yes: 'Sí', no: 'No' },
};
