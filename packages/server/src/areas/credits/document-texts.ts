import type { Language } from '@trellis/contract/languages';

interface DocumentTexts {
  child: string;
  period: string;
  everything: string;
  kind: string;
  commodity: string;
  /** Above the balance. */
  now: string;
  balance: Record<'available' | 'held' | 'consumed' | 'remainingTimes', string>;
  records: string;
  none: string;
  sum: string;
}

/** What stands in the PDF of a statement beside the words of its Excel file. */
export const documentTexts: Record<Language, DocumentTexts> = {
  en: {
    child: 'Child',
    period: 'Period',
    everything: 'From the beginning',
    kind: 'Only what was',
    commodity: 'Only of',
    now: 'Balance today',
    balance: { available: 'Free classes', held: 'Held by bookings', consumed: 'Consumed', remainingTimes: 'Classes left' },
    records: 'Records',
    none: 'Nothing was posted.',
    sum: 'Sum of changes',
  },
  'zh-Hans': {
    child: '儿童',
    period: '期间',
    everything: '全部记录',
    kind: '仅类型',
    commodity: '仅项目',
    now: '当前余额',
    balance: { available: '可用课时', held: '预约占用', consumed: '已消耗', remainingTimes: '剩余课时' },
    records: '明细',
    none: '暂无记录。',
    sum: '变动合计',
  },
  es: {
    child: 'Menor',
    period: 'Período',
    everything: 'Desde el principio',
    kind: 'Solo lo que fue',
    commodity: 'Solo de',
    now: 'Saldo de hoy',
    balance: { available: 'Clases libres', held: 'Reservadas', consumed: 'Consumidas', remainingTimes: 'Clases restantes' },
    records: 'Movimientos',
    none: 'No hay movimientos.',
    sum: 'Suma de cambios',
  },
};
