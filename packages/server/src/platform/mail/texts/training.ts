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

/** What trainers and their supervisors are told while a module is learned. */
export const trainingTexts = { trainingModuleAssigned };
