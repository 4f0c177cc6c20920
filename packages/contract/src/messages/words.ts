import type { Words } from '../languages.ts';
import type { MessageKind } from './kinds.ts';

/** What each kind is called: beside a message, in the choice of what is mailed, and in the list of letters. */
export const messageKindWords: Words<MessageKind> = {
  en: {
    ownSessionAhead: 'Session ahead',
    sessionsTaken: 'Sessions taken over',
    sessionsGiven: 'Sessions given away',
    leaveAsked: 'Leave asked for',
    leaveApproved: 'Leave approved',
    leaveRefused: 'Leave refused',
    lowQuota: 'Few left of what was bought',
    fewClasses: 'Few sessions left on a contract',
    trainingModuleAssigned: 'Training module assigned',
    supervisionTaken: 'Supervision taken over',
    supervisionReleased: 'Supervision handed over',
    suggestionAnswered: 'Suggestion answered',
  },
  'zh-Hans': {
    ownSessionAhead: '训练课提醒',
    sessionsTaken: '接手训练课',
    sessionsGiven: '训练课已转交',
    leaveAsked: '请假申请',
    leaveApproved: '请假已批准',
    leaveRefused: '请假未批准',
    lowQuota: '已购数量不足',
    fewClasses: '合同课时不足',
    trainingModuleAssigned: '已分配培训模块',
    supervisionTaken: '接手督导',
    supervisionReleased: '督导已转交',
    suggestionAnswered: '建议已回复',
  },
  es: {
    ownSessionAhead: 'Sesión próxima',
    sessionsTaken: 'Sesiones recibidas',
    sessionsGiven: 'Sesiones cedidas',
    leaveAsked: 'Permiso pedido',
    leaveApproved: 'Permiso aprobado',
    leaveRefused: 'Permiso denegado',
    lowQuota: 'Queda poco de lo comprado',
    fewClasses: 'Quedan pocas sesiones de un contrato',
    trainingModuleAssigned: 'Módulo de formación asignado',
    supervisionTaken: 'Supervisión recibida',
    supervisionReleased: 'Supervisión traspasada',
    suggestionAnswered: 'Sugerencia respondida',
  },
};
