import type { ErrorEntry } from '../error-entry.ts';

export const contractErrors = {
  'RocketSystem:ContractReasonUnknown': {
    status: 400,
    en: 'Choose one of the reasons on offer.',
    'zh-Hans': '请选择列表中的原因。',
    es: 'Elija uno de los motivos de la lista.',
  },
  'RocketSystem:DiscountReasonMissing': {
    status: 400,
    en: 'Choose why there is a discount.',
    'zh-Hans': '请选择折扣原因。',
    es: 'Elija el motivo del descuento.',
  },
  'RocketSystem:ContractClassesUsed': {
    status: 409,
    en: '{count} sessions of this contract were used, booked or taken back already: it cannot have fewer than {count}.',
    'zh-Hans': '该合同已有 {count} 课时被使用、预约或扣减，总课时不能少于 {count}。',
    es: 'Ya se usaron, reservaron o retiraron {count} sesiones de este contrato: no puede tener menos de {count}.',
  },
  'RocketSystem:ContractPurposeUsed': {
    status: 409,
    en: '{count} sessions of this contract were used already: its purpose stays as it is.',
    'zh-Hans': '该合同已使用 {count} 课时，用途不能再更改。',
    es: 'Ya se usaron {count} sesiones de este contrato: su finalidad no se puede cambiar.',
  },
  'RocketSystem:UserContractStopped': {
    status: 409,
    en: 'This contract is stopped already.',
    'zh-Hans': '该合同已经停用。',
    es: 'Este contrato ya está detenido.',
  },
  'RocketSystem:UserContractNotStopped': {
    status: 409,
    en: 'This contract is in force already.',
    'zh-Hans': '该合同已经有效。',
    es: 'Este contrato ya está en vigor.',
  },
  'RocketSystem:RefundAbovePaid': {
    status: 409,
    en: 'No more can be refunded than was paid: {left} is left.',
    'zh-Hans': '退款不能超过已付金额：剩余可退 {left}。',
    es: 'No se puede reembolsar más de lo pagado: quedan {left}.',
  },
  'RocketSystem:PaymentAboveAmount': {
    status: 409,
    en: 'This is more than the contract still costs: {left} is outstanding.',
    'zh-Hans': '超过合同未付金额：尚欠 {left}。',
    es: 'Es más de lo que aún cuesta el contrato: quedan {left} por pagar.',
  },
  'RocketSystem:ContractSigned': {
    status: 409,
    en: 'This contract is signed: what was signed stays as it is.',
    'zh-Hans': '该合同已签署，签署内容不能再更改。',
    es: 'Este contrato está firmado: lo firmado queda como está.',
  },
  'RocketSystem:ContractChanged': {
    status: 409,
    en: 'The center changed this contract while you read it. Please read it again before you sign.',
    'zh-Hans': '在您阅读期间，中心更改了合同。请重新阅读后再签署。',
    es: 'El centro ha cambiado este contrato mientras lo leía. Léalo de nuevo antes de firmar.',
  },
  'RocketSystem:TermsChanged': {
    status: 409,
    en: 'Somebody else published other terms meanwhile. Read them before you publish yours.',
    'zh-Hans': '其他人刚发布了新的条款，请先阅读再发布。',
    es: 'Otra persona ha publicado otras condiciones. Léalas antes de publicar las suyas.',
  },
  'RocketSystem:PaymentVoided': {
    status: 409,
    en: 'This entry is voided: it stays as it is.',
    'zh-Hans': '该记录已作废，不能再更改。',
    es: 'Este registro está anulado: queda como está.',
  },
  'RocketSystem:AmountBelowPaid': {
    status: 409,
    en: '{paid} was paid for this contract already: it cannot cost less. Record the refund first.',
    'zh-Hans': '该合同已付 {paid}，金额不能低于已付金额，请先登记退款。',
    es: 'Ya se pagaron {paid} por este contrato: no puede costar menos. Registre antes el reembolso.',
  },
  'RocketSystem:LastContractReason': {
    status: 409,
    en: 'The form needs at least one reason of this kind. Add another one first.',
    'zh-Hans': '该类原因至少要保留一项，请先添加另一项。',
    es: 'El formulario necesita al menos un motivo de este tipo. Añada antes otro.',
  },
  'RocketSystem:ContractReasonsOwn': {
    status: 409,
    en: 'The center has reasons of this kind of its own already.',
    'zh-Hans': '本中心已有自己的此类原因。',
    es: 'El centro ya tiene motivos propios de este tipo.',
  },
} as const satisfies Record<string, ErrorEntry>;
