import type { Language } from '@trellis/contract/languages';

interface PdfTexts {
  /** What a document is, and of whom. */
  titled: (what: string, whom: string) => string;
  made: (moment: string) => string;
  page: (number: number, count: number) => string;
}

/** What stands on every document. */
export const pdfTexts: Record<Language, PdfTexts> = {
  en: {
    titled: (what, whom) => `${what}: ${whom}`,
    made: (moment) => `Made on ${moment}`,
    page: (number, count) => `Page ${number} of ${count}`,
  },
  'zh-Hans': {
    titled: (what, whom) => `${what}：${whom}`,
    made: (moment) => `生成时间：${moment}`,
    page: (number, count) => `第 ${number} 页，共 ${count} 页`,
  },
  es: {
    titled: (what, whom) => `${what}: ${whom}`,
    made: (moment) => `Generado el ${moment}`,
    page: (number, count) => `Página ${number} de ${count}`,
  },
};
