import type { ErrorEntry } from '../error-entry.ts';

export const examErrors = {
  'Trellis:ExamQuestionsTooFew': {
    status: 409,
    en: 'There are not enough questions: line {line} needs {quantity}, and {available} are left to draw.',
    'zh-Hans': '题目数量不足：第 {line} 条规则需要 {quantity} 题，仅剩 {available} 题可抽取。',
    es: 'No hay preguntas suficientes: la línea {line} necesita {quantity} y quedan {available} por sortear.',
  },
  'Trellis:ExamUnreachable': {
    status: 400,
    en: 'The passing score is higher than the {total} points that can be reached.',
    'zh-Hans': '及格分高于试卷总分 {total} 分。',
    es: 'La nota mínima supera los {total} puntos que se pueden alcanzar.',
  },
  'Trellis:ExamInUse': {
    status: 409,
    en: 'Trainers have taken this exam. It cannot be deleted.',
    'zh-Hans': '已有训练师参加该考试，无法删除。',
    es: 'Hay formadores que hicieron este examen. No se puede eliminar.',
  },
  'Trellis:ExamMissing': {
    status: 409,
    en: 'This module has no exam. Choose one in the training module first.',
    'zh-Hans': '该模块没有关联考试，请先在培训模块中选择考试。',
    es: 'Este módulo no tiene examen. Elija primero uno en el módulo de formación.',
  },
  'Trellis:ExamNotStarted': {
    status: 409,
    en: 'This exam was not started yet.',
    'zh-Hans': '考试尚未开始。',
    es: 'Este examen aún no empezó.',
  },
  'Trellis:ExamPaperDone': {
    status: 409,
    en: 'This exam was handed in already.',
    'zh-Hans': '该试卷已提交。',
    es: 'Este examen ya se entregó.',
  },
  'Trellis:ExamTimeOver': {
    status: 409,
    en: 'The time is over. What was saved until then counts.',
    'zh-Hans': '考试时间已到，已保存的答案有效。',
    es: 'Se acabó el tiempo. Cuenta lo que se guardó hasta entonces.',
  },
  'Trellis:MakeupUnpaid': {
    status: 409,
    en: 'This makeup exam has to be paid first.',
    'zh-Hans': '请先支付补考费用。',
    es: 'Primero hay que pagar este examen de recuperación.',
  },
  'Trellis:NoMakeupLeft': {
    status: 409,
    en: 'No makeup is left for this exam.',
    'zh-Hans': '该考试没有剩余补考次数。',
    es: 'No quedan recuperaciones para este examen.',
  },
  'Trellis:NotAFirstPaper': {
    status: 409,
    en: 'Makeups are arranged with the first exam.',
    'zh-Hans': '请在首次考试上设置补考。',
    es: 'Las recuperaciones se fijan en el primer examen.',
  },
  'Trellis:ExamJudged': {
    status: 409,
    en: 'Nothing of this exam waits to be judged.',
    'zh-Hans': '该试卷没有待评阅的题目。',
    es: 'En este examen no hay nada pendiente de evaluar.',
  },
  'Trellis:ExamPointsTooMany': {
    status: 400,
    en: 'This question gives {max} points at most.',
    'zh-Hans': '该题最高 {max} 分。',
    es: 'Esta pregunta da {max} puntos como máximo.',
  },
} as const satisfies Record<string, ErrorEntry>;
