import type { LetterTexts } from './letter-text.ts';

const button = { en: 'Open my personal center', 'zh-Hans': '打开个人中心', es: 'Abrir mi espacio personal' };

const certificateIssued: LetterTexts = {
  en: {
    subject: 'Your certificate of {moduleName}',
    paragraphs: [
      'The certificate {number} of {moduleName} was issued to you at {tenantName}.',
      'Say in your personal center how the training was; then you can download it.',
    ],
    button: button.en,
  },
  'zh-Hans': {
    subject: '您的{moduleName}证书已颁发',
    paragraphs: ['您在{tenantName}的{moduleName}证书已颁发，编号 {number}。', '请在个人中心填写培训反馈，然后即可下载证书。'],
    button: button['zh-Hans'],
  },
  es: {
    subject: 'Su certificado de {moduleName}',
    paragraphs: [
      'Se le ha emitido el certificado {number} de {moduleName} en {tenantName}.',
      'Valore la formación en su espacio personal y podrá descargarlo.',
    ],
    button: button.es,
  },
};

const certificateCanceled: LetterTexts = {
  en: {
    subject: 'Your certificate of {moduleName} was canceled',
    paragraphs: ['The certificate {number} of {moduleName} at {tenantName} was canceled: {reason}', 'Whoever checks it is told so.'],
  },
  'zh-Hans': {
    subject: '您的{moduleName}证书已撤销',
    paragraphs: ['您在{tenantName}的{moduleName}证书 {number} 已撤销：{reason}', '查验该证书的人会看到这一状态。'],
  },
  es: {
    subject: 'Su certificado de {moduleName} se ha anulado',
    paragraphs: [
      'El certificado {number} de {moduleName} en {tenantName} se ha anulado: {reason}',
      'Quien lo compruebe verá que está anulado.',
    ],
  },
};

const examToTake: LetterTexts = {
  en: {
    subject: 'Your exam of {moduleName} is ready',
    paragraphs: [
      'At {tenantName} an exam of {moduleName} is ready for you.',
      'Begin it in your personal center; from then on its time runs.',
    ],
    button: button.en,
  },
  'zh-Hans': {
    subject: '您的{moduleName}考试已准备好',
    paragraphs: ['{tenantName}已为您安排{moduleName}的考试。', '请在个人中心开始考试，开始后即计时。'],
    button: button['zh-Hans'],
  },
  es: {
    subject: 'Su examen de {moduleName} está listo',
    paragraphs: [
      'En {tenantName} tiene listo un examen de {moduleName}.',
      'Empiécelo en su espacio personal; desde ese momento corre el tiempo.',
    ],
    button: button.es,
  },
};

const examJudged: LetterTexts = {
  en: {
    subject: 'Your exam of {moduleName} was judged',
    paragraphs: [
      'Everything that you wrote in the exam of {moduleName} at {tenantName} was judged.',
      'Your personal center shows the result.',
    ],
    button: button.en,
  },
  'zh-Hans': {
    subject: '您的{moduleName}考试已评分',
    paragraphs: ['您在{tenantName}的{moduleName}考试已全部评分。', '请在个人中心查看成绩。'],
    button: button['zh-Hans'],
  },
  es: {
    subject: 'Su examen de {moduleName} está corregido',
    paragraphs: [
      'Se ha corregido todo lo que escribió en el examen de {moduleName} en {tenantName}.',
      'En su espacio personal verá el resultado.',
    ],
    button: button.es,
  },
};

const retestArranged: LetterTexts = {
  en: {
    subject: 'A practical test of {moduleName} is taken again',
    paragraphs: [
      'A practical test of {moduleName} at {tenantName} was arranged once more for you.',
      'Your personal center shows which one, and how the former one went.',
    ],
    button: button.en,
  },
  'zh-Hans': {
    subject: '您的{moduleName}考核可以补考',
    paragraphs: ['{tenantName}已为您安排{moduleName}的补考。', '请在个人中心查看补考项目及上次结果。'],
    button: button['zh-Hans'],
  },
  es: {
    subject: 'Podrá repetir una prueba práctica de {moduleName}',
    paragraphs: [
      'Se le ha concedido repetir una prueba práctica de {moduleName} en {tenantName}.',
      'En su espacio personal verá cuál es y cómo fue la anterior.',
    ],
    button: button.es,
  },
};

/** What trainers are told of their exams, tests and certificates. */
export const certificateTexts = { certificateIssued, certificateCanceled, examToTake, examJudged, retestArranged };
