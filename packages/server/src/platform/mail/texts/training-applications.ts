import type { LetterTexts } from './letter-text.ts';

const trainingApplicationPassed: LetterTexts = {
  en: {
    subject: '{tenantName} approved your application',
    paragraphs: [
      'Your application to become a trainer at {tenantName} was approved.',
      'What the center wrote: {remark}',
      'In your personal center you see the modules that are assigned to you.',
    ],
    button: 'Open my personal center',
  },
  'zh-Hans': {
    subject: '{tenantName}已通过您的申请',
    paragraphs: ['您在{tenantName}的训练师申请已通过。', '中心留言：{remark}', '您可以在个人中心查看分配给您的培训模块。'],
    button: '打开个人中心',
  },
  es: {
    subject: '{tenantName} ha aprobado su solicitud',
    paragraphs: [
      'Su solicitud para ser formador en {tenantName} ha sido aprobada.',
      'Lo que escribió el centro: {remark}',
      'En su espacio personal verá los módulos que le asignen.',
    ],
    button: 'Abrir mi espacio personal',
  },
};

const trainingApplicationInvited: LetterTexts = {
  en: {
    subject: '{tenantName} approved your application',
    paragraphs: [
      'Your application to become a trainer at {tenantName} was approved.',
      'What the center wrote: {remark}',
      'A second letter invites you to join the center: its link opens your account.',
    ],
  },
  'zh-Hans': {
    subject: '{tenantName}已通过您的申请',
    paragraphs: [
      '您在{tenantName}的训练师申请已通过。',
      '中心留言：{remark}',
      '您会另外收到一封邀请加入中心的邮件，请通过其中的链接开通账号。',
    ],
  },
  es: {
    subject: '{tenantName} ha aprobado su solicitud',
    paragraphs: [
      'Su solicitud para ser formador en {tenantName} ha sido aprobada.',
      'Lo que escribió el centro: {remark}',
      'Otro correo le invita a unirse al centro: su enlace abre su cuenta.',
    ],
  },
};

const trainingApplicationRejected: LetterTexts = {
  en: {
    subject: 'Your application at {tenantName}',
    paragraphs: [
      'Your application to become a trainer at {tenantName} was not approved this time.',
      'What the center wrote: {remark}',
      'You can apply again at any time, in the same way as before.',
    ],
  },
  'zh-Hans': {
    subject: '您在{tenantName}的申请',
    paragraphs: ['很遗憾，您在{tenantName}的训练师申请此次未通过。', '中心留言：{remark}', '您可以随时以同样的方式再次申请。'],
  },
  es: {
    subject: 'Su solicitud en {tenantName}',
    paragraphs: [
      'Su solicitud para ser formador en {tenantName} no ha sido aprobada esta vez.',
      'Lo que escribió el centro: {remark}',
      'Puede volver a solicitarlo cuando quiera, igual que antes.',
    ],
  },
};

const trainingApplicationCancelled: LetterTexts = {
  en: {
    subject: 'Your application at {tenantName} was closed',
    paragraphs: [
      'Your application to become a trainer at {tenantName} was closed without a decision.',
      'What the center wrote: {remark}',
      'If you did not expect this, please ask the center.',
    ],
  },
  'zh-Hans': {
    subject: '您在{tenantName}的申请已关闭',
    paragraphs: ['您在{tenantName}的训练师申请已关闭，未作审核决定。', '中心留言：{remark}', '如有疑问，请联系该中心。'],
  },
  es: {
    subject: 'Su solicitud en {tenantName} se ha cerrado',
    paragraphs: [
      'Su solicitud para ser formador en {tenantName} se ha cerrado sin una decisión.',
      'Lo que escribió el centro: {remark}',
      'Si no lo esperaba, pregunte al centro.',
    ],
  },
};

/** What an applicant is told about their application. */
export const trainingApplicationTexts = {
  trainingApplicationPassed,
  trainingApplicationInvited,
  trainingApplicationRejected,
  trainingApplicationCancelled,
};
