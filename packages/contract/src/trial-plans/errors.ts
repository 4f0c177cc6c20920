import type { ErrorEntry } from '../error-entry.ts';
import type { LocalText } from '../languages.ts';
import type { MissingOfTrial } from './rules.ts';

export const trialPlanErrors = {
  'RocketSystem:NoTrialsAvailable': {
    status: 409,
    en: 'The center has no trials left. Its administrator sets how many there are, under User settings.',
    'zh-Hans': '本中心已无可用的体验课次数，请联系中心管理员在用户设置中调整。',
    es: 'Al centro no le quedan sesiones de prueba. Su administrador fija cuántas hay en Ajustes de usuarios.',
  },
  'RocketSystem:FewTrialsLeft': {
    status: 409,
    en: 'Trials left at the center: {count}. Finishing this one takes one of them.',
    'zh-Hans': '本中心剩余体验课次数：{count}，完成本次将使用其中一次。',
    es: 'Sesiones de prueba que le quedan al centro: {count}. Terminar esta usa una de ellas.',
  },
  'RocketSystem:TrialAlreadyOpen': {
    status: 409,
    en: 'A trial of this child is already running.',
    'zh-Hans': '该儿童已有进行中的体验课。',
    es: 'Ya hay una sesión de prueba en curso.',
  },
  'RocketSystem:TrialIncomplete': {
    status: 409,
    en: 'The trial cannot be finished yet: {missing}',
    'zh-Hans': '体验课尚不能结束：{missing}',
    es: 'La sesión de prueba todavía no puede terminar: {missing}',
  },
} as const satisfies Record<string, ErrorEntry>;

/** What a trial that cannot be finished yet still needs, as a person reads it. */
export const missingOfTrialTexts: Record<MissingOfTrial, LocalText> = {
  programs: { en: 'choose at least one exercise', 'zh-Hans': '选择至少一个训练项目', es: 'elegir al menos un ejercicio' },
  items: { en: 'answer all exercises', 'zh-Hans': '完成所有训练项目', es: 'responder todos los ejercicios' },
  overall: { en: 'give the overall feedback', 'zh-Hans': '填写整体反馈', es: 'rellenar la valoración general' },
};
