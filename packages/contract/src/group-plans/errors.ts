import type { ErrorEntry } from '../error-entry.ts';

export const groupPlanErrors = {
  'Trellis:ClassPlanExists': {
    status: 409,
    en: 'This class has a plan already. End it before you make another.',
    'zh-Hans': '该班级已有计划，请先结束后再新建。',
    es: 'Este grupo ya tiene un plan. Termínelo antes de crear otro.',
  },
  'Trellis:SessionsLeft': {
    status: 409,
    en: 'This plan has {count} sessions left. End it with a reason.',
    'zh-Hans': '该计划还有{count}节课未完成。如需提前结束，请填写原因。',
    es: 'Quedan {count} sesiones en este plan. Termínelo con un motivo.',
  },
  'RocketSystem:VideoMultiplePlaybackCannotBePlayed': {
    status: 409,
    en: 'This video is playing in another place. Stop it there to go on here.',
    'zh-Hans': '该视频正在其他地方播放，请先在那里停止播放。',
    es: 'Este vídeo se está reproduciendo en otro lugar. Deténgalo allí para seguir aquí.',
  },
  'Trellis:NotBooked': {
    status: 409,
    en: 'No session of this plan is booked.',
    'zh-Hans': '该计划没有已预约的训练课。',
    es: 'No hay ninguna sesión reservada de este plan.',
  },
  'Trellis:ClassEmpty': {
    status: 409,
    en: 'There is no child in this class.',
    'zh-Hans': '该班级没有儿童。',
    es: 'En este grupo no hay ningún niño.',
  },
  'Trellis:NobodyMayTrain': {
    status: 409,
    en: 'No child of this class has a session left on a contract for classes.',
    'zh-Hans': '该班级没有儿童拥有可用的小组课合同课时。',
    es: 'Ningún niño del grupo tiene sesiones en un contrato de grupo.',
  },
  'Trellis:NobodyAttends': {
    status: 409,
    en: 'No child attends this session. Mark who is there, or abandon it.',
    'zh-Hans': '本节课没有儿童出席。请标记出席的儿童，或放弃本节课。',
    es: 'Ningún niño asiste a esta sesión. Marque quién está o abandónela.',
  },
  'Trellis:NoClassSessionLeft': {
    status: 409,
    en: '{name} has no session left on a contract for classes.',
    'zh-Hans': '{name}没有可用的小组课课时。',
    es: '{name} no tiene sesiones en un contrato de grupo.',
  },
} as const satisfies Record<string, ErrorEntry>;
