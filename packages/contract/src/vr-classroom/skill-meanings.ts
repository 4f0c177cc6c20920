import type { Words } from '../languages.ts';
import type { SkillId } from '../scoring/skills.ts';

/** What reports say of each skill, unless the platform says it otherwise. */
export const skillMeanings: Words<SkillId> = {
  en: {
    Attention: 'How many of the targets were noticed and answered over the whole test.',
    ContinuousAttention: 'Whether attention at the end was as it had been at the beginning.',
    Sensitivity: "How well targets were told from everything else, whatever the child's caution.",
    ReactionStability: 'How even the speed of the answers was from one to the next.',
    Reactivity: 'How quickly targets were answered on average.',
    SelfControl: 'How often an answer was held back where none was asked for.',
  },
  'zh-Hans': {
    Attention: '整个测试中注意到并回应了多少目标。',
    ContinuousAttention: '测试结束时的注意力是否与开始时一样。',
    Sensitivity: '不论作答是否谨慎，区分目标与其他刺激的能力。',
    ReactionStability: '各次作答速度是否均匀。',
    Reactivity: '回应目标的平均快慢。',
    SelfControl: '不需要作答时能忍住不作答的程度。',
  },
  es: {
    Attention: 'Cuántos objetivos notó y respondió en toda la prueba.',
    ContinuousAttention: 'Si la atención al final fue como al principio.',
    Sensitivity: 'Cuánto distinguió los objetivos de lo demás, fuera cual fuera su cautela.',
    ReactionStability: 'Cuán pareja fue la velocidad de una respuesta a otra.',
    Reactivity: 'Con qué rapidez respondió de media a los objetivos.',
    SelfControl: 'Con qué frecuencia se contuvo cuando no había que responder.',
  },
};

const disorders =
  /adhd|attention deficit|disorder|diagnos|autis|障碍|多动症|注意力缺陷|诊断|自闭|孤独症|tdah|trastorno|déficit de atención/i;

/** Whether a text names a disorder or a diagnosis, which no report may. */
export const namesDisorder = (text: string): boolean => disorders.test(text);
