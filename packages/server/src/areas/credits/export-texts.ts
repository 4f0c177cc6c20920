import type { CreditCommodity, CreditKind } from '@trellis/contract/credits/schemas';
import type { Language } from '@trellis/contract/languages';

type Header = 'time' | 'child' | 'kind' | 'commodity' | 'tag' | 'change' | 'balance' | 'session' | 'creator' | 'remark';

interface ExportTexts {
  /** Of a child's file, which its name follows, and of the centre's. */
  statement: string;
  overview: string;
  headers: Record<Header, string>;
  kinds: Record<CreditKind, string>;
  commodities: Record<CreditCommodity, string>;
}

/** What stands in an Excel file of credits. */
export const exportTexts: Record<Language, ExportTexts> = {
  en: {
    statement: 'Statement',
    overview: 'Credits',
    headers: {
      time: 'When',
      child: 'Child',
      kind: 'What',
      commodity: 'Of',
      tag: 'Assessment',
      change: 'Change',
      balance: 'Balance',
      session: 'Session',
      creator: 'Who',
      remark: 'Remark',
    },
    kinds: { sale: 'Sale', hold: 'Held', release: 'Released', consume: 'Consumed', return: 'Returned', adjust: 'Adjusted' },
    commodities: { oneToOne: 'One-to-one classes', group: 'Group classes', assessment: 'Assessments' },
  },
  'zh-Hans': {
    statement: '课时明细',
    overview: '课时消耗',
    headers: {
      time: '时间',
      child: '儿童',
      kind: '类型',
      commodity: '项目',
      tag: '评估',
      change: '变动',
      balance: '余额',
      session: '课次',
      creator: '操作人',
      remark: '备注',
    },
    kinds: { sale: '售出', hold: '占用', release: '释放', consume: '消耗', return: '退回', adjust: '调整' },
    commodities: { oneToOne: '一对一课时', group: '团体课时', assessment: '评估次数' },
  },
  es: {
    statement: 'Extracto',
    overview: 'Créditos',
    headers: {
      time: 'Cuándo',
      child: 'Menor',
      kind: 'Qué',
      commodity: 'De',
      tag: 'Evaluación',
      change: 'Cambio',
      balance: 'Saldo',
      session: 'Sesión',
      creator: 'Quién',
      remark: 'Observación',
    },
    kinds: { sale: 'Venta', hold: 'Reservada', release: 'Liberada', consume: 'Consumida', return: 'Devuelta', adjust: 'Ajustada' },
    commodities: { oneToOne: 'Clases individuales', group: 'Clases de grupo', assessment: 'Evaluaciones' },
  },
};
