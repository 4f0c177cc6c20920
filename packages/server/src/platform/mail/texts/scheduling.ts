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

const needGiven: LetterTexts = {
  en: {
    subject: '{byName} gives you: {what}, {about}',
    paragraphs: [
      'At {tenantName}, {byName} asks you to look after this: {what}, {about}.',
      '{note}',
      'It stands first in your day in Trellis.',
    ],
  },
  'zh-Hans': {
    subject: '{byName}转交给您：{what}，{about}',
    paragraphs: ['{byName}请您在{tenantName}处理：{what}，{about}。', '{note}', '已排在您 Trellis 今日页面的最前面。'],
  },
  es: {
    subject: '{byName} le pasa: {what}, {about}',
    paragraphs: [
      'En {tenantName}, {byName} le pide que se ocupe de esto: {what}, {about}.',
      '{note}',
      'Está al principio de su jornada en Trellis.',
    ],
  },
};

const bookingsClash: LetterTexts = {
  en: {
    subject: 'Booked all the same: {cause}',
    paragraphs: [
      'At {tenantName}: {cause}. Bookings that clash with it: {bookings}.',
      'Move them, give them to a colleague or call them off.',
    ],
  },
  'zh-Hans': {
    subject: '仍有预约：{cause}',
    paragraphs: ['{tenantName}：{cause}。与之冲突的预约：{bookings}。', '请改期、转给同事或取消。'],
  },
  es: {
    subject: 'Aún hay reservas: {cause}',
    paragraphs: ['En {tenantName}: {cause}. Reservas que chocan con ello: {bookings}.', 'Cámbielas, páselas a un compañero o cancélelas.'],
  },
};

const sessionAhead: LetterTexts = {
  en: {
    subject: "{childName}'s session: {start}",
    paragraphs: [
      '{childName} has a session at {tenantName}: {start}, with {coachName}.',
      'It takes place in this room: {roomName}.',
      'If {childName} cannot come, please tell {tenantName} in good time.',
    ],
  },
  'zh-Hans': {
    subject: '{childName}的训练课：{start}',
    paragraphs: [
      '{childName}在{tenantName}有一节训练课：{start}，教练为{coachName}。',
      '上课教室：{roomName}。',
      '如{childName}无法前来，请尽早告知{tenantName}。',
    ],
  },
  es: {
    subject: 'Sesión de {childName}: {start}',
    paragraphs: [
      '{childName} tiene una sesión en {tenantName}: {start}, con {coachName}.',
      'Será en esta aula: {roomName}.',
      'Si {childName} no puede asistir, avise a {tenantName} con tiempo.',
    ],
  },
};

const ownSessionAhead: LetterTexts = {
  en: {
    subject: 'You train {childName}: {start}',
    paragraphs: ['At {tenantName} you have a session with {childName}: {start}.', 'It takes place in this room: {roomName}.'],
  },
  'zh-Hans': {
    subject: '您有{childName}的训练课：{start}',
    paragraphs: ['您在{tenantName}有{childName}的训练课：{start}。', '上课教室：{roomName}。'],
  },
  es: {
    subject: 'Sesión con {childName}: {start}',
    paragraphs: ['En {tenantName} tiene una sesión con {childName}: {start}.', 'Será en esta aula: {roomName}.'],
  },
};

export const schedulingLetterTexts = { sessionsTaken, sessionsGiven, needGiven, bookingsClash, sessionAhead, ownSessionAhead };
