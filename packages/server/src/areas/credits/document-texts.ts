import type { Language } from '@trellis/contract/languages';

interface DocumentTexts {
  period: string;
  everything: string;
  kind: string;
  commodity: string;
  /** Above the balance. */
  now: string;
  records: string;
  none: string;
  sum: string;
}

/** What stands in the PDF of a statement beside the words of its columns. */
export const documentTexts: Record<Language, DocumentTexts> = {
  en: {
    period: 'Period',
    everything: 'From the beginning',
    kind: 'Only what was',
    commodity: 'Only of',
    now: 'Balance today',
    records: 'Records',
    none: 'Nothing was posted.',
    sum: 'Sum of changes',
  },
  'zh-Hans': {
    period: '期间',
    everything: '全部记录',
    kind: '仅类型',
    commodity: '仅项目',
    now: '当前余额',
    records: '明细',
    none: '暂无记录。',
    sum: '变动合计',
  },
  es: {
    period: 'Periodo',
    everything: 'Desde el principio',
    kind: 'Solo lo que fue',
    commodity: 'Solo de',
    now: 'Saldo de hoy',
    records: 'Movimientos',
    none: 'No hay movimientos.',
    sum: 'Suma de cambios',
  },
};
