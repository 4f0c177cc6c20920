import type { Language } from '@trellis/contract/languages';

/** A day of a learning period, YYYY-MM-DD, for reading; in Chinese with the year first. */
export function learningDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-');
  return language === 'zh-Hans' ? `${year}/${month}/${day}` : `${month}/${day}/${year}`;
}
