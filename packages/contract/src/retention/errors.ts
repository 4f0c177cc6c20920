import type { ErrorEntry } from '../error-entry.ts';

export const retentionErrors = {
  'Trellis:ChildHeld': {
    status: 409,
    en: 'This child is on legal hold, here or at a center that it moved from or to: nothing is erased until an administrator lifts it there.',
    'zh-Hans': '该儿童的数据已依法保留（在本中心，或在其转出、转入的中心），该处管理员解除之前不能删除。',
    es: 'Este niño o niña tiene una retención legal, aquí o en un centro del que vino o al que se trasladó: no se borra nada hasta que un administrador la levante allí.',
  },
  'Trellis:ErasesUnseen': {
    status: 409,
    en: 'This rule erases something of {count} children within 90 days. Look at whom, then save it.',
    'zh-Hans': '此规则将在 90 天内删除 {count} 名儿童的数据。请先查看涉及哪些儿童，再保存。',
    es: 'Esta regla borra algo de {count} niños y niñas en un plazo de 90 días. Mire de quiénes y guárdela después.',
  },
  'Trellis:HoldLifted': {
    status: 409,
    en: 'This hold was lifted already.',
    'zh-Hans': '该保留已经解除。',
    es: 'Esta retención ya se levantó.',
  },
} as const satisfies Record<string, ErrorEntry>;
