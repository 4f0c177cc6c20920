import type { ErrorEntry } from '../error-entry.ts';

export const tenantContractErrors = {
  'RocketSystem:AuthenticateRequired': {
    status: 403,
    en: 'Enter the code that was mailed to you first.',
    'zh-Hans': '请先输入发送到您邮箱的验证码。',
    es: 'Introduzca primero el código que recibió por correo.',
  },
  'RocketSystem:ContractNumberTaken': {
    status: 409,
    en: 'Another contract has this number.',
    'zh-Hans': '该合同编号已被使用。',
    es: 'Otro contrato tiene este número.',
  },
  'RocketSystem:TermEndsFirst': {
    status: 400,
    en: 'The term cannot end before it begins.',
    'zh-Hans': '合同期限的结束日期不能早于开始日期。',
    es: 'La vigencia no puede terminar antes de empezar.',
  },
  'RocketSystem:DateInFuture': {
    status: 400,
    en: 'The date cannot be after today.',
    'zh-Hans': '日期不能晚于今天。',
    es: 'La fecha no puede ser posterior a hoy.',
  },
  'RocketSystem:TenantContractInUse': {
    status: 409,
    en: 'Something was recharged to this contract or used of it. Stop it instead.',
    'zh-Hans': '该合同已有充值或使用记录，请改为停用。',
    es: 'Este contrato ya tiene recargas o consumos. Deténgalo en su lugar.',
  },
  'RocketSystem:TenantContractStopped': {
    status: 409,
    en: 'This contract is stopped. Enable it first.',
    'zh-Hans': '该合同已停用，请先启用。',
    es: 'Este contrato está detenido. Actívelo primero.',
  },
  'RocketSystem:TenantContractNotStopped': {
    status: 409,
    en: 'This contract is in force already.',
    'zh-Hans': '该合同已处于启用状态。',
    es: 'Este contrato ya está en vigor.',
  },
  'RocketSystem:ResourceTaken': {
    status: 409,
    en: 'The contract has this resource already. Change its amount.',
    'zh-Hans': '合同中已有该资源，请修改其数量。',
    es: 'El contrato ya tiene este recurso. Cambie su cantidad.',
  },
  'RocketSystem:ResourceBelowUsed': {
    status: 409,
    en: 'The center has used {used} already: it cannot have less in all.',
    'zh-Hans': '该中心已使用 {used}，总量不能更少。',
    es: 'El centro ya ha usado {used}: el total no puede ser menor.',
  },
  'RocketSystem:ResourceInUse': {
    status: 409,
    en: 'Something was recharged to this resource or used of it. Lower its amount instead.',
    'zh-Hans': '该资源已有充值或使用记录，请改为减少数量。',
    es: 'Este recurso ya tiene recargas o consumos. Reduzca su cantidad en su lugar.',
  },
  'RocketSystem:ResourceUnlimited': {
    status: 409,
    en: 'The contract brings this without limit: there is nothing to recharge.',
    'zh-Hans': '该资源为不限量，无需充值。',
    es: 'El contrato lo incluye sin límite: no hay nada que recargar.',
  },
  'RocketSystem:QuotaUsedUp': {
    status: 409,
    en: 'The center has none of this left.',
    'zh-Hans': '该中心的此项余量已用完。',
    es: 'Al centro no le queda nada de esto.',
  },
} as const satisfies Record<string, ErrorEntry>;
