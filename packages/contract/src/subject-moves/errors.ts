import type { ErrorEntry } from '../error-entry.ts';

export const subjectMoveErrors = {
  'Trellis:MoveNotFound': { status: 404, en: 'This move was not found.', 'zh-Hans': '未找到该转移。', es: 'No se encontró este traslado.' },
  'Trellis:MoveDecided': {
    status: 409,
    en: 'This move was accepted, refused or withdrawn already.',
    'zh-Hans': '该转移已被接受、拒绝或撤回。',
    es: 'Este traslado ya se aceptó, se rechazó o se retiró.',
  },
  'Trellis:MoveAsked': {
    status: 409,
    en: 'A move of this child is asked for already. Withdraw it first.',
    'zh-Hans': '该儿童已有待处理的转移申请，请先撤回。',
    es: 'Ya se pidió un traslado de este niño o niña. Retírelo antes.',
  },
  'Trellis:CenterNotBeside': {
    status: 409,
    en: 'A child moves to another center of the same enterprise that is open.',
    'zh-Hans': '儿童只能转移到同一企业中正常营业的其他中心。',
    es: 'Un niño o niña se traslada a otro centro abierto de la misma empresa.',
  },
} as const satisfies Record<string, ErrorEntry>;
