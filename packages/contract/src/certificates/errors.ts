import type { ErrorEntry } from '../error-entry.ts';

export const certificateErrors = {
  'RocketSystem:CertificateNumberAlreadyUsed': {
    status: 409,
    en: 'The number {credentialsCode} is used already.',
    'zh-Hans': '证书编号 {credentialsCode} 已被使用。',
    es: 'El número {credentialsCode} ya está en uso.',
  },
  'RocketSystem:CertificateNumberUnfit': {
    status: 400,
    en: 'The number of this certificate begins with {prefix}.',
    'zh-Hans': '该证书的编号应以 {prefix} 开头。',
    es: 'El número de este certificado empieza por {prefix}.',
  },
  'RocketSystem:CertificatePeriod': {
    status: 400,
    en: 'Choose a first day from today on, and a last day that is not before it.',
    'zh-Hans': '生效日期不能早于今天，失效日期不能早于生效日期。',
    es: 'Elija un primer día a partir de hoy y un último día que no sea anterior.',
  },
  'RocketSystem:CertificateIssued': {
    status: 409,
    en: 'The certificate of this module was issued already. Correct it, or cancel it first.',
    'zh-Hans': '该模块的证书已颁发，请修改或先撤销。',
    es: 'El certificado de este módulo ya se emitió. Corríjalo o anúlelo primero.',
  },
  'RocketSystem:CertificateCanceled': {
    status: 409,
    en: 'This certificate was canceled.',
    'zh-Hans': '该证书已撤销。',
    es: 'Este certificado se anuló.',
  },
  'RocketSystem:CertificateFeedbackMissing': {
    status: 409,
    en: 'Say first how the training was; then the certificate can be downloaded.',
    'zh-Hans': '请先填写培训反馈，再下载证书。',
    es: 'Primero diga cómo fue la formación; después podrá descargar el certificado.',
  },
} as const satisfies Record<string, ErrorEntry>;
