import type { Words } from '../languages.ts';
import type { CancellationResult, FocusGoal, FocusModule, FocusState } from './rules.ts';

export const focusModuleWords: Words<FocusModule> = {
  en: {
    Cbt: 'Thinking and behavior',
    Emotion: 'Emotions of the child',
    ParentLearning: 'Learning for parents',
    ParentEmotion: 'Emotions of parents',
    Exercise: 'Exercise program',
    Sleep: 'Sleep program',
    Nutrition: 'Nutrition program',
  },
  'zh-Hans': {
    Cbt: '认知与行为',
    Emotion: '儿童情绪',
    ParentLearning: '家长课堂',
    ParentEmotion: '家长情绪',
    Exercise: '运动方案',
    Sleep: '睡眠方案',
    Nutrition: '营养方案',
  },
  es: {
    Cbt: 'Pensamiento y conducta',
    Emotion: 'Emociones del niño o niña',
    ParentLearning: 'Aprendizaje de los padres',
    ParentEmotion: 'Emociones de los padres',
    Exercise: 'Programa de actividad física',
    Sleep: 'Programa de sueño',
    Nutrition: 'Programa de alimentación',
  },
};

export const focusGoalWords: Words<FocusGoal> = {
  en: {
    KeepAttention: 'Keep the attention on one thing',
    FinishHomework: 'Finish homework',
    FollowRules: 'Follow rules',
    CalmDown: 'Calm down when upset',
    WaitTurn: 'Wait for one’s turn',
    OrganizeThings: 'Keep one’s things in order',
    GetAlong: 'Get along with other children',
    SleepWell: 'Sleep well',
    EatWell: 'Eat well',
    MoveMore: 'Move more',
    CalmParents: 'Parents stay calm',
  },
  'zh-Hans': {
    KeepAttention: '持续专注一件事',
    FinishHomework: '完成作业',
    FollowRules: '遵守规则',
    CalmDown: '情绪激动时能平静下来',
    WaitTurn: '学会等待轮流',
    OrganizeThings: '整理好自己的物品',
    GetAlong: '与其他儿童和睦相处',
    SleepWell: '睡得好',
    EatWell: '吃得好',
    MoveMore: '多运动',
    CalmParents: '家长保持平静',
  },
  es: {
    KeepAttention: 'Mantener la atención en una cosa',
    FinishHomework: 'Terminar los deberes',
    FollowRules: 'Respetar las normas',
    CalmDown: 'Calmarse tras un enfado',
    WaitTurn: 'Esperar su turno',
    OrganizeThings: 'Tener sus cosas en orden',
    GetAlong: 'Llevarse bien con otros niños',
    SleepWell: 'Dormir bien',
    EatWell: 'Comer bien',
    MoveMore: 'Moverse más',
    CalmParents: 'Que los padres mantengan la calma',
  },
};

export const focusStateWords: Words<FocusState> = {
  en: { notStarted: 'Not started', on: 'On', paused: 'Paused', cancelled: 'Canceled' },
  'zh-Hans': { notStarted: '未开始', on: '进行中', paused: '已暂停', cancelled: '已取消' },
  es: { notStarted: 'Sin empezar', on: 'En marcha', paused: 'En pausa', cancelled: 'Cancelado' },
};

export const cancellationResultWords: Words<CancellationResult> = {
  en: { Allow: 'Allow', Reject: 'Reject' },
  'zh-Hans': { Allow: '同意', Reject: '拒绝' },
  es: { Allow: 'Permitir', Reject: 'Rechazar' },
};
