import type { ErrorEntry } from '../error-entry.ts';

export const certificationErrors = {
  'Trellis:ApplicationOpen': {
    status: 409,
    en: 'Your application is waiting for its review already.',
    'zh-Hans': '您的申请正在等待审核，无需重复提交。',
    es: 'Su solicitud ya está pendiente de revisión.',
  },
  'Trellis:ApplicationPassed': {
    status: 409,
    en: 'Your application was approved already.',
    'zh-Hans': '您的申请已经通过。',
    es: 'Su solicitud ya fue aprobada.',
  },
  'Trellis:ApplicationReviewed': {
    status: 409,
    en: 'Somebody has dealt with this application already.',
    'zh-Hans': '该申请已被处理。',
    es: 'Alguien ya se ocupó de esta solicitud.',
  },
  'Trellis:TrainingModuleNameTaken': {
    status: 409,
    en: 'There is a training module of this name already.',
    'zh-Hans': '已有同名的培训模块。',
    es: 'Ya hay un módulo de formación con este nombre.',
  },
  'Trellis:TrainingModuleInUse': {
    status: 409,
    en: 'Trainers learn this module. It cannot be deleted.',
    'zh-Hans': '已有训练师在学习该模块，无法删除。',
    es: 'Hay formadores que cursan este módulo. No se puede eliminar.',
  },
  'Trellis:MedalCodeTaken': {
    status: 409,
    en: 'There is a medal with this code already.',
    'zh-Hans': '已有使用该代码的勋章。',
    es: 'Ya hay una insignia con este código.',
  },
  'Trellis:TrainingModuleAssigned': {
    status: 409,
    en: 'This trainer has the module already.',
    'zh-Hans': '该训练师已分配此模块。',
    es: 'Este formador ya tiene el módulo.',
  },
  'Trellis:TrainerCenterRequired': {
    status: 400,
    en: 'This trainer works at several centers. Choose one of them.',
    'zh-Hans': '该训练师在多个中心工作，请选择其中一个。',
    es: 'Este formador trabaja en varios centros. Elija uno.',
  },
  'Trellis:LearningPeriodInvalid': {
    status: 400,
    en: 'The period ends before it begins.',
    'zh-Hans': '结束日期早于开始日期。',
    es: 'El periodo termina antes de empezar.',
  },
  'Trellis:TrainingFormMissing': {
    status: 409,
    en: 'Complete the training application form first, then start.',
    'zh-Hans': '请先填写培训申请表，再开始学习。',
    es: 'Complete primero el formulario de la formación y después empiece.',
  },
  'Trellis:TrainingModuleAhead': {
    status: 409,
    en: 'This module begins on {startDate}. It cannot be started before.',
    'zh-Hans': '该模块将于 {startDate} 开始，在此之前无法开始学习。',
    es: 'Este módulo empieza el {startDate}. No se puede iniciar antes.',
  },
  'Trellis:TrainingModuleStarted': {
    status: 409,
    en: 'This module was started already.',
    'zh-Hans': '该模块已经开始。',
    es: 'Este módulo ya se inició.',
  },
  'Trellis:TrainingModuleStopped': {
    status: 409,
    en: 'This module was stopped. Nothing of it can be changed any more.',
    'zh-Hans': '该模块已停止，无法再修改。',
    es: 'Este módulo se detuvo. Ya no se puede cambiar nada de él.',
  },
  'Trellis:TrainingModuleExpired': {
    status: 409,
    en: 'The learning period is over. Please contact your supervisor.',
    'zh-Hans': '学习期限已过，请联系您的督导。',
    es: 'El periodo de formación ha terminado. Hable con su supervisor.',
  },
  'Trellis:TrainingPeriodOver': {
    status: 409,
    en: 'The learning period ended on {endDate}. Extend it before you add supervision.',
    'zh-Hans': '学习期限已于 {endDate} 结束，请先延长期限再添加督导。',
    es: 'El periodo de formación terminó el {endDate}. Amplíelo antes de añadir supervisión.',
  },
  'Trellis:SupervisionUnfinished': {
    status: 409,
    en: 'Another supervision can be added once all of them are done.',
    'zh-Hans': '所有督导完成后才能再添加。',
    es: 'Se puede añadir otra supervisión cuando todas estén terminadas.',
  },
  'Trellis:SupervisionBegun': {
    status: 409,
    en: 'This supervision was begun. It cannot be deleted any more.',
    'zh-Hans': '该督导已开始，无法删除。',
    es: 'Esta supervisión ya empezó. No se puede eliminar.',
  },
  'Trellis:SupervisionSubmitted': {
    status: 409,
    en: 'The supervisor has submitted the summary. This supervision cannot be handed over any more.',
    'zh-Hans': '督导已提交总结，该督导无法再转交。',
    es: 'El supervisor ya envió el resumen. Esta supervisión ya no se puede traspasar.',
  },
  'Trellis:SupervisorRequired': {
    status: 400,
    en: 'Choose who supervises.',
    'zh-Hans': '请选择督导。',
    es: 'Elija quién supervisa.',
  },
  'Trellis:ScoringRequired': {
    status: 400,
    en: 'Give a score before you submit the summary.',
    'zh-Hans': '提交总结前请先评分。',
    es: 'Ponga una puntuación antes de enviar el resumen.',
  },
} as const satisfies Record<string, ErrorEntry>;
