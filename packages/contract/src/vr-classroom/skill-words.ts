import type { Words } from '../languages.ts';
import type { SkillId } from '../scoring/skills.ts';

/** What each skill is, for whoever never read of it. */
export const skillMeanings: Words<SkillId> = {
  en: {
    Attention: 'Noticing what was asked for, instead of letting it pass.',
    ContinuousAttention: 'Keeping that up until the end of the 13 minutes.',
    Sensitivity: 'Telling what was asked for from everything else.',
    ReactionStability: 'Answering at an even pace.',
    Reactivity: 'Answering quickly.',
    SelfControl: 'Holding back where nothing was to be done.',
  },
  'zh-Hans': {
    Attention: '注意到要求的目标，而不是放过它。',
    ContinuousAttention: '把这种注意保持到 13 分钟结束。',
    Sensitivity: '把目标和其他刺激区分开。',
    ReactionStability: '以平稳的节奏作答。',
    Reactivity: '作答迅速。',
    SelfControl: '不该作答时能忍住。',
  },
  es: {
    Attention: 'Darse cuenta de lo que se pedía, en vez de dejarlo pasar.',
    ContinuousAttention: 'Mantenerlo hasta el final de los 13 minutos.',
    Sensitivity: 'Distinguir lo que se pedía de todo lo demás.',
    ReactionStability: 'Responder a un ritmo parejo.',
    Reactivity: 'Responder con rapidez.',
    SelfControl: 'Contenerse cuando no había que hacer nada.',
  },
};

/** What may help with each in everyday life: none of it treats anything. */
export const skillAdvice: Words<SkillId> = {
  en: {
    Attention: 'One thing at a time: a clear table, one short instruction, and a sign that it was heard.',
    ContinuousAttention: 'Short stretches with breaks in which the child moves; a minute longer each week.',
    Sensitivity: 'Games of finding the one that differs: pictures, cards, sounds.',
    ReactionStability: 'Even rhythms: clapping, jumping, walking to music; enough sleep before demanding days.',
    Reactivity: 'Games of catching and answering, without pressing for time; being right counts first.',
    SelfControl: 'Games of waiting: red light and green light, Simon says; praise for having waited.',
  },
  'zh-Hans': {
    Attention: '一次只做一件事：桌面整洁、指令简短，并确认儿童已听到。',
    ContinuousAttention: '分成短时段，中间安排活动身体的休息；每周延长一分钟。',
    Sensitivity: '玩“找不同”的游戏：图片、卡片、声音。',
    ReactionStability: '做节奏均匀的活动：拍手、跳跃、随音乐走路；任务多的日子前保证睡眠。',
    Reactivity: '玩接物和快速应答的游戏，但不催促；先求正确。',
    SelfControl: '玩等待的游戏，如“红灯绿灯”“西蒙说”；等待后及时表扬。',
  },
  es: {
    Attention: 'Una cosa cada vez: mesa despejada, una instrucción corta y una señal de que se oyó.',
    ContinuousAttention: 'Tramos cortos con pausas en movimiento; un minuto más cada semana.',
    Sensitivity: 'Juegos de encontrar lo diferente: imágenes, cartas, sonidos.',
    ReactionStability: 'Ritmos parejos: palmas, saltos, andar con música; dormir bien antes de días exigentes.',
    Reactivity: 'Juegos de atrapar y contestar, sin meter prisa; primero cuenta acertar.',
    SelfControl: 'Juegos de esperar: luz roja y luz verde, Simón dice; elogiar la espera.',
  },
};
