import type { Language, Words } from '../languages.ts';
import type { CreditCommodity, CreditKind } from './schemas.ts';

/** What a posting did. */
export const creditKindWords: Words<CreditKind> = {
  en: {
    sale: 'Sale',
    hold: 'Held',
    release: 'Released',
    consume: 'Consumed',
    return: 'Returned',
    adjust: 'Adjusted',
    opening: 'Brought along',
  },
  'zh-Hans': { sale: '购买', hold: '占用', release: '释放', consume: '消耗', return: '退回', adjust: '调整', opening: '期初结转' },
  es: {
    sale: 'Venta',
    hold: 'Reserva',
    release: 'Liberación',
    consume: 'Consumo',
    return: 'Devolución',
    adjust: 'Ajuste',
    opening: 'Saldo inicial',
  },
};

export const creditCommodityWords: Words<CreditCommodity> = {
  en: { oneToOne: 'One-to-one sessions', group: 'Class sessions', assessment: 'Assessments' },
  'zh-Hans': { oneToOne: '一对一课时', group: '班课课时', assessment: '评估次数' },
  es: { oneToOne: 'Sesiones individuales', group: 'Sesiones de grupo', assessment: 'Evaluaciones' },
};

const balanceNames = { available: 'Available', held: 'Held', consumed: 'Consumed', remaining: 'Sessions left', stopped: 'Set aside' };
/** Where the sessions of a child stand. */
export const balanceWords: Words<keyof typeof balanceNames> = {
  en: balanceNames,
  'zh-Hans': { available: '可用', held: '占用', consumed: '已消耗', remaining: '剩余课时', stopped: '暂停' },
  es: { available: 'Disponibles', held: 'Reservadas', consumed: 'Consumidas', remaining: 'Sesiones restantes', stopped: 'Apartadas' },
};

/** Whoever posted something, where they are none of the reader's center: at another one, as when a child moves. */
export const creatorElsewhere: Record<Language, string> = { en: 'Another center', 'zh-Hans': '其他中心', es: 'Otro centro' };

const statementNames = {
  time: 'When',
  child: 'Child',
  kind: 'What',
  commodity: 'Of',
  tag: 'Assessment',
  contract: 'Contract',
  change: 'Change',
  balance: 'Balance',
  session: 'Session',
  creator: 'Who',
  remark: 'Remark',
};
/** The columns of a statement. */
export const statementWords: Words<keyof typeof statementNames> = {
  en: statementNames,
  'zh-Hans': {
    time: '时间',
    child: '儿童',
    kind: '类型',
    commodity: '项目',
    tag: '评估',
    contract: '合同',
    change: '变动',
    balance: '余额',
    session: '课次',
    creator: '操作人',
    remark: '备注',
  },
  es: {
    time: 'Cuándo',
    child: 'Niño o niña',
    kind: 'Qué',
    commodity: 'De',
    tag: 'Evaluación',
    contract: 'Contrato',
    change: 'Cambio',
    balance: 'Saldo',
    session: 'Sesión',
    creator: 'Quién',
    remark: 'Observación',
  },
};
