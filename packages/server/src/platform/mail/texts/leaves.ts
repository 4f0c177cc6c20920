import type { LetterTexts } from './letter-text.ts';

const leaveAsked: LetterTexts = {
  en: {
    subject: '{coachName} asks for leave',
    paragraphs: [
      '{coachName} asks {tenantName} for leave from {from} to {to}.',
      'Their reason: {reason}',
      'Sessions that are booked with them in this time: {bookings}.',
      'Please answer in the calendar of Trellis, under Leave.',
    ],
  },
  'zh-Hans': {
    subject: '{coachName}申请请假',
    paragraphs: [
      '{coachName}向{tenantName}申请请假：{from} 至 {to}。',
      '请假原因：{reason}',
      '该时间段内已排训练课：{bookings} 节。',
      '请在 Trellis 的日历中打开“请假”进行处理。',
    ],
  },
  es: {
    subject: '{coachName} pide un permiso',
    paragraphs: [
      '{coachName} pide a {tenantName} un permiso del {from} al {to}.',
      'Su motivo: {reason}',
      'Sesiones reservadas con esa persona en ese periodo: {bookings}.',
      'Responda en el calendario de Trellis, en Permisos.',
    ],
  },
};

const leaveApproved: LetterTexts = {
  en: {
    subject: 'Your leave was approved',
    paragraphs: [
      'Your leave at {tenantName} from {from} to {to} was approved.',
      'The answer says: {answer}',
      'Nothing new is booked with you in this time.',
    ],
  },
  'zh-Hans': {
    subject: '您的请假已批准',
    paragraphs: ['您在{tenantName}的请假（{from} 至 {to}）已获批准。', '回复：{answer}', '该时间段内不会再为您排课。'],
  },
  es: {
    subject: 'Su permiso se ha aprobado',
    paragraphs: [
      'Su permiso en {tenantName} del {from} al {to} se ha aprobado.',
      'La respuesta dice: {answer}',
      'En ese periodo no se reservará nada nuevo con usted.',
    ],
  },
};

const leaveRefused: LetterTexts = {
  en: {
    subject: 'Your leave was refused',
    paragraphs: ['Your leave at {tenantName} from {from} to {to} was refused.', 'The answer says: {answer}'],
  },
  'zh-Hans': {
    subject: '您的请假未获批准',
    paragraphs: ['您在{tenantName}的请假（{from} 至 {to}）未获批准。', '回复：{answer}'],
  },
  es: {
    subject: 'Su permiso se ha denegado',
    paragraphs: ['Su permiso en {tenantName} del {from} al {to} se ha denegado.', 'La respuesta dice: {answer}'],
  },
};

/** What is written of time off. */
export const leaveLetterTexts = { leaveAsked, leaveApproved, leaveRefused };
