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

/** Families are told for the center, and answer it. */
const answers = {
  en: 'Trellis sent this letter for {tenantName}. Answers to it reach {answersTo}.',
  'zh-Hans': '此邮件由 Trellis 代{tenantName}发送，回复将送达 {answersTo}。',
  es: 'Trellis envió este mensaje por encargo de {tenantName}. Las respuestas llegan a {answersTo}.',
};
const inRoom = {
  en: 'It takes place in this room: {roomName}.',
  'zh-Hans': '上课教室：{roomName}。',
  es: 'Será en esta aula: {roomName}.',
};
const cannotCome = {
  en: 'If {childName} cannot come, please tell {tenantName} in good time.',
  'zh-Hans': '如{childName}无法前来，请尽早告知{tenantName}。',
  es: 'Si {childName} no puede asistir, avise a {tenantName} con tiempo.',
};

const sessionAhead: LetterTexts = {
  en: {
    subject: "{childName}'s session: {start}",
    paragraphs: ['{childName} has a session at {tenantName}: {start}, with {coachName}.', inRoom.en, cannotCome.en],
    footer: answers.en,
  },
  'zh-Hans': {
    subject: '{childName}的训练课：{start}',
    paragraphs: ['{childName}在{tenantName}有一节训练课：{start}，教练为{coachName}。', inRoom['zh-Hans'], cannotCome['zh-Hans']],
    footer: answers['zh-Hans'],
  },
  es: {
    subject: 'Sesión de {childName}: {start}',
    paragraphs: ['{childName} tiene una sesión en {tenantName}: {start}, con {coachName}.', inRoom.es, cannotCome.es],
    footer: answers.es,
  },
};

const sessionMoved: LetterTexts = {
  en: {
    subject: "{childName}'s session has a new time: {start}",
    paragraphs: [
      "{childName}'s session at {tenantName} is now on {start}, with {coachName}.",
      'It was planned for {formerStart}.',
      inRoom.en,
      cannotCome.en,
    ],
    footer: answers.en,
  },
  'zh-Hans': {
    subject: '{childName}的训练课改到：{start}',
    paragraphs: [
      '{childName}在{tenantName}的训练课现定于：{start}，教练为{coachName}。',
      '原定时间：{formerStart}。',
      inRoom['zh-Hans'],
      cannotCome['zh-Hans'],
    ],
    footer: answers['zh-Hans'],
  },
  es: {
    subject: 'Nueva hora de la sesión de {childName}: {start}',
    paragraphs: [
      'La sesión de {childName} en {tenantName} es ahora: {start}, con {coachName}.',
      'Estaba prevista para: {formerStart}.',
      inRoom.es,
      cannotCome.es,
    ],
    footer: answers.es,
  },
};

const sessionOff: LetterTexts = {
  en: {
    subject: "{childName}'s session is off: {start}",
    paragraphs: [
      "{childName}'s session at {tenantName} does not take place: {start}.",
      'To agree on another time, please ask {tenantName}.',
    ],
    footer: answers.en,
  },
  'zh-Hans': {
    subject: '{childName}的训练课已取消：{start}',
    paragraphs: ['{childName}在{tenantName}的这节训练课已取消：{start}。', '如需另约时间，请联系{tenantName}。'],
    footer: answers['zh-Hans'],
  },
  es: {
    subject: 'No hay sesión de {childName}: {start}',
    paragraphs: ['La sesión de {childName} en {tenantName} no tendrá lugar: {start}.', 'Para acordar otra hora, diríjase a {tenantName}.'],
    footer: answers.es,
  },
};

const ownSessionAhead: LetterTexts = {
  en: {
    subject: 'You train {childName}: {start}',
    paragraphs: ['At {tenantName} you have a session with {childName}: {start}.', inRoom.en],
  },
  'zh-Hans': {
    subject: '您有{childName}的训练课：{start}',
    paragraphs: ['您在{tenantName}有{childName}的训练课：{start}。', inRoom['zh-Hans']],
  },
  es: {
    subject: 'Sesión con {childName}: {start}',
    paragraphs: ['En {tenantName} tiene una sesión con {childName}: {start}.', inRoom.es],
  },
};

export const schedulingLetterTexts = {
  sessionsTaken,
  sessionsGiven,
  needGiven,
  bookingsClash,
  sessionAhead,
  sessionMoved,
  sessionOff,
  ownSessionAhead,
};
