import type { LetterTexts } from './letter-text.ts';

const exportReady: LetterTexts = {
  en: { subject: '{fileName} is ready', paragraphs: ['You find it under your messages, among your files. It is kept for a day.'] },
  'zh-Hans': { subject: '{fileName}已生成', paragraphs: ['请在消息页面的“文件”中下载，保留一天。'] },
  es: { subject: '{fileName} está listo', paragraphs: ['Lo encontrará en sus mensajes, entre sus archivos. Se guarda un día.'] },
};

const exportFailed: LetterTexts = {
  en: {
    subject: '{fileName} could not be written',
    paragraphs: ['Something went wrong on our side. Please export it again from its list.'],
  },
  'zh-Hans': { subject: '{fileName}未能生成', paragraphs: ['系统出现问题，请在列表中重新导出。'] },
  es: { subject: 'No se pudo generar {fileName}', paragraphs: ['Algo falló por nuestra parte. Expórtelo de nuevo desde su lista.'] },
};

export const exportTexts = { exportReady, exportFailed };
