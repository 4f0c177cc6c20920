import type { ErrorEntry } from '../error-entry.ts';

export const focusErrors = {
  'RocketSystem:FocusNotSetUp': {
    status: 409,
    en: 'This child has no focus program yet.',
    'zh-Hans': '该儿童尚未设置专注方案。',
    es: 'Este niño o niña aún no tiene programa de atención.',
  },
  'RocketSystem:FocusSetUp': {
    status: 409,
    en: 'This child has a focus program already. Change its modules and goals instead.',
    'zh-Hans': '该儿童已有专注方案，请修改其模块和目标。',
    es: 'Este niño o niña ya tiene un programa de atención. Cambie sus módulos y objetivos.',
  },
  'RocketSystem:FocusWithoutGoal': {
    status: 400,
    en: 'Choose at least one goal, or write one in your own words.',
    'zh-Hans': '请至少选择一个目标，或自行填写目标。',
    es: 'Elija al menos un objetivo o escriba uno con sus palabras.',
  },
  'RocketSystem:FocusNotOn': {
    status: 409,
    en: 'The focus program is not running.',
    'zh-Hans': '专注方案当前未在进行。',
    es: 'El programa de atención no está en marcha.',
  },
  'RocketSystem:FocusIsOn': {
    status: 409,
    en: 'The focus program is running already.',
    'zh-Hans': '专注方案已在进行中。',
    es: 'El programa de atención ya está en marcha.',
  },
  'RocketSystem:FocusCancelled': {
    status: 409,
    en: 'The focus program was canceled. Start it again first.',
    'zh-Hans': '专注方案已取消，请先重新开始。',
    es: 'El programa de atención se canceló. Reinícielo primero.',
  },
  'RocketSystem:FocusCancellationWaits': {
    status: 409,
    en: 'A cancellation is waiting for its review already.',
    'zh-Hans': '已有取消申请正在等待审核。',
    es: 'Ya hay una cancelación pendiente de revisión.',
  },
  'RocketSystem:FocusCancellationReviewed': {
    status: 409,
    en: 'This cancellation was reviewed already.',
    'zh-Hans': '该取消申请已审核。',
    es: 'Esta cancelación ya se revisó.',
  },
} as const satisfies Record<string, ErrorEntry>;
