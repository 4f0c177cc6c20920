import type { Language } from '../languages.ts';

/** What a guardian agrees to before the first question of an assessment, paragraph by paragraph. */
export const consentTexts: Record<Language, string[]> = {
  en: [
    'The center asks you questions about the everyday life of your child. From your answers it makes a report that helps to plan the training.',
    'Taking part is up to you. You may stop at any time, leave out what you do not want to tell where a question allows it, and ask the center to delete your answers.',
    'Only the staff of the center who look after your child read the answers and the report. They are not passed on without your consent.',
    'The report sums up what you stated. It is no diagnosis and takes the place of no medical examination.',
  ],
  'zh-Hans': [
    '中心将就孩子的日常情况向您提问，并根据您的回答生成一份报告，用于制定训练计划。',
    '是否参与由您自愿决定。您可以随时停止，可以跳过非必答的问题，也可以要求中心删除您的回答。',
    '只有负责您孩子的中心工作人员可以查看回答和报告。未经您的同意，不会提供给他人。',
    '报告仅汇总您所述的情况，不是诊断，也不能代替医学检查。',
  ],
  es: [
    'El centro le hace preguntas sobre la vida diaria de su hijo. Con sus respuestas elabora un informe que ayuda a planificar el entrenamiento.',
    'Participar es voluntario. Puede parar en cualquier momento, dejar sin responder lo que la pregunta permita y pedir al centro que borre sus respuestas.',
    'Solo el personal del centro que atiende a su hijo lee las respuestas y el informe. No se entregan a nadie más sin su consentimiento.',
    'El informe resume lo que usted ha contado. No es un diagnóstico ni sustituye un examen médico.',
  ],
};
