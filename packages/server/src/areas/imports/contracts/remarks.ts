import type { LocalText } from '@trellis/contract/languages';

/** What may be wrong with a row of contracts, or worth a look. */
export const remarks = {
  future: {
    en: 'A contract cannot be signed after today.',
    'zh-Hans': '签约日期不能晚于今天。',
    es: 'Un contrato no puede estar firmado después de hoy.',
  },
  leftAboveBought: {
    en: 'No more sessions can be left than were bought: {most}.',
    'zh-Hans': '剩余课时不能多于购买的 {most} 节。',
    es: 'No pueden quedar más sesiones de las compradas: {most}.',
  },
  usedAboveBought: {
    en: 'No more sessions can be used than were bought: {most}.',
    'zh-Hans': '已用课时不能多于购买的 {most} 节。',
    es: 'No pueden haberse usado más sesiones de las compradas: {most}.',
  },
  usedAndLeft: {
    en: '{used} used and {left} left do not make the {total} that were bought.',
    'zh-Hans': '已用 {used} 节与剩余 {left} 节之和不等于购买的 {total} 节。',
    es: '{used} usadas y {left} restantes no suman las {total} compradas.',
  },
  noneUsed: {
    en: 'Nothing says how many sessions were used: all {total} count as left.',
    'zh-Hans': '未填写已用或剩余课时：{total} 节全部视为剩余。',
    es: 'No consta cuántas sesiones se usaron: las {total} cuentan como restantes.',
  },
  paidAboveAmount: {
    en: 'No more can be paid than the contract costs: {most}.',
    'zh-Hans': '已付金额不能超过合同金额 {most}。',
    es: 'No se puede haber pagado más de lo que cuesta el contrato: {most}.',
  },
  sameContract: {
    en: 'The child has such a contract already: same type, purpose, date, sessions and amount.',
    'zh-Hans': '该儿童已有相同类型、用途、日期、课时数和金额的合同。',
    es: 'El niño o la niña ya tiene un contrato igual: mismo tipo, finalidad, fecha, sesiones e importe.',
  },
  sameInFile: {
    en: 'Row {row} has the same contract.',
    'zh-Hans': '第 {row} 行是相同的合同。',
    es: 'La fila {row} tiene el mismo contrato.',
  },
  allUsed: {
    en: 'No session of this contract is left.',
    'zh-Hans': '该合同已无剩余课时。',
    es: 'No queda ninguna sesión de este contrato.',
  },
} as const satisfies Record<string, LocalText>;
