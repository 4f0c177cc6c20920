import type { LetterTexts } from './letter-text.ts';

const sessionsTaken: LetterTexts = {
  en: {
    subject: 'You train for {coachName}',
    paragraphs: ['At {tenantName} you take over sessions of {coachName}: {sessions}.', 'They stand in your day in Trellis.'],
  },
  'zh-Hans': {
    subject: '您将代{coachName}上课',
    paragraphs: ['您在{tenantName}接手{coachName}的训练课：{sessions}。', '已列入您在 Trellis 的日程。'],
  },
  es: {
    subject: 'Usted sustituye a {coachName}',
    paragraphs: ['En {tenantName} se hace cargo de sesiones de {coachName}: {sessions}.', 'Ya están en su jornada en Trellis.'],
  },
};

const sessionsGiven: LetterTexts = {
  en: {
    subject: '{coachName} trains for you',
    paragraphs: ['At {tenantName}, {coachName} takes over sessions of yours: {sessions}.', 'You need not do anything.'],
  },
  'zh-Hans': {
    subject: '{coachName}将代您上课',
    paragraphs: ['在{tenantName}，{coachName}接手了您的训练课：{sessions}。', '您无需进行任何操作。'],
  },
  es: {
    subject: '{coachName} le sustituye',
    paragraphs: ['En {tenantName}, {coachName} se hace cargo de sesiones suyas: {sessions}.', 'No tiene que hacer nada.'],
  },
};

export const schedulingLetterTexts = { sessionsTaken, sessionsGiven };
