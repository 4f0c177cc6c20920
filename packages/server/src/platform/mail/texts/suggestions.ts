import type { LetterTexts } from './letter-text.ts';

const suggestionAnswered: LetterTexts = {
  en: {
    subject: 'Your suggestion on “{program}” was answered',
    paragraphs: ['At {tenantName} you wrote: {content}', 'The answer says: {reply}', 'You find both with the exercise, under Suggestions.'],
  },
  'zh-Hans': {
    subject: '您对“{program}”的建议已有回复',
    paragraphs: ['您在{tenantName}写道：{content}', '回复：{reply}', '您可在该训练项目的“建议”中查看两者。'],
  },
  es: {
    subject: 'Hay respuesta a su sugerencia sobre «{program}»',
    paragraphs: ['En {tenantName} escribió: {content}', 'La respuesta dice: {reply}', 'Encontrará ambas con el ejercicio, en Sugerencias.'],
  },
};

export const suggestionLetterTexts = { suggestionAnswered };
