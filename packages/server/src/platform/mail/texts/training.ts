import type { LetterTexts } from './letter-text.ts';

const trainingModuleAssigned: LetterTexts = {
  en: {
    subject: 'You can learn {moduleName}',
    paragraphs: [
      'The training module {moduleName} was assigned to you at {tenantName}, from {startDate} to {endDate}.',
      'In your personal center you see what it asks for, and start it.',
    ],
    button: 'Open my personal center',
  },
  'zh-Hans': {
    subject: '您有新的培训模块：{moduleName}',
    paragraphs: [
      '您在{tenantName}已被分配培训模块：{moduleName}，学习期限为 {startDate} 至 {endDate}。',
      '您可以在个人中心查看要求并开始学习。',
    ],
    button: '打开个人中心',
  },
  es: {
    subject: 'Ya puede cursar {moduleName}',
    paragraphs: [
      'Se le ha asignado el módulo de formación {moduleName} en {tenantName}, del {startDate} al {endDate}.',
      'En su espacio personal verá lo que se pide y podrá empezarlo.',
    ],
    button: 'Abrir mi espacio personal',
  },
};

const supervisionTaken: LetterTexts = {
  en: {
    subject: 'You now supervise {trainerName}',
    paragraphs: [
      'Supervision {order} of {trainerName} at {tenantName} was handed over to you. The module is {moduleName}.',
      'What was written of the summary so far goes with it. It is done once you submit the summary with a score and the trainer has written theirs.',
    ],
    button: 'Open Trellis',
  },
  'zh-Hans': {
    subject: '您现在负责督导{trainerName}',
    paragraphs: [
      '{tenantName}的{trainerName}的第 {order} 次督导已转交给您，培训模块：{moduleName}。',
      '已填写的督导总结一并转交。您提交总结和评分、训练师提交总结后，该督导即完成。',
    ],
    button: '打开 Trellis',
  },
  es: {
    subject: 'Ahora supervisa a {trainerName}',
    paragraphs: [
      'La supervisión {order} de {trainerName} en {tenantName} se le ha traspasado. El módulo es {moduleName}.',
      'Lo que ya estaba escrito del resumen va con ella. Terminará cuando usted envíe el resumen con una puntuación y el formador haya escrito el suyo.',
    ],
    button: 'Abrir Trellis',
  },
};

const supervisionReleased: LetterTexts = {
  en: {
    subject: 'Your supervision of {trainerName} was handed over',
    paragraphs: [
      'Supervision {order} of {trainerName} at {tenantName} was handed over to {supervisorName}. The module is {moduleName}.',
      'You need not do anything more for it.',
    ],
  },
  'zh-Hans': {
    subject: '您对{trainerName}的督导已转交',
    paragraphs: [
      '{tenantName}的{trainerName}的第 {order} 次督导已转交给{supervisorName}，培训模块：{moduleName}。',
      '您无需再为此进行任何操作。',
    ],
  },
  es: {
    subject: 'Su supervisión de {trainerName} se ha traspasado',
    paragraphs: [
      'La supervisión {order} de {trainerName} en {tenantName} se ha traspasado a {supervisorName}. El módulo es {moduleName}.',
      'Ya no tiene que hacer nada más por ella.',
    ],
  },
};

/** What trainers and their supervisors are told while a module is learned. */
export const trainingTexts = { trainingModuleAssigned, supervisionTaken, supervisionReleased };
