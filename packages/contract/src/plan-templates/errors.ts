import type { ErrorEntry } from '../error-entry.ts';

export const planTemplateErrors = {
  'Trellis:RulesMissing': {
    status: 409,
    en: 'A plan needs a rule before it is published: its sessions are made by rules.',
    'zh-Hans': '发布前至少需要一条规则：训练课由规则生成。',
    es: 'Un plan necesita una regla antes de publicarse: sus sesiones salen de las reglas.',
  },
  'Trellis:RuleTrainsNothing': {
    status: 409,
    en: 'Rule {rule} trains nothing: no exercise of the library is in its categories.',
    'zh-Hans': '第 {rule} 条规则没有可用的训练项目：其类别中没有任何训练项目。',
    es: 'La regla {rule} no entrena nada: ningún ejercicio de la biblioteca está en sus categorías.',
  },
} as const satisfies Record<string, ErrorEntry>;
