import type { Words } from '../languages.ts';
import type { CertificateStatus, CertificateStyle } from './rules.ts';

export const certificateStatusWords: Words<CertificateStatus> = {
  en: { NotIssued: 'Not issued', Ineffective: 'Not in force yet', Effective: 'In force', Expired: 'Expired', Canceled: 'Canceled' },
  'zh-Hans': { NotIssued: '未颁发', Ineffective: '未生效', Effective: '生效中', Expired: '已过期', Canceled: '已撤销' },
  es: { NotIssued: 'Sin emitir', Ineffective: 'Aún no vigente', Effective: 'Vigente', Expired: 'Vencido', Canceled: 'Anulado' },
};

export const certificateStyleWords: Words<CertificateStyle> = {
  en: { classic: 'With a frame', plain: 'Plain' },
  'zh-Hans': { classic: '带边框', plain: '简洁' },
  es: { classic: 'Con marco', plain: 'Sencillo' },
};

const fields = {
  name: 'Name on the certificate',
  supervisor: 'Supervisor',
  period: 'In force',
  startTime: 'First day',
  endTime: 'Last day',
  number: 'Certificate number',
  style: 'Style',
  module: 'Module',
  medal: 'Medal',
  trainer: 'Trainer',
  center: 'Center',
  certifier: 'Issued by',
  status: 'Status',
  issuedAt: 'Issued on',
  cancelReason: 'Reason of the cancellation',
  feedback: 'Feedback',
};
/** The fields of a certificate. */
export const certificateFieldWords: Words<keyof typeof fields> = {
  en: fields,
  'zh-Hans': {
    name: '证书姓名',
    supervisor: '督导',
    period: '有效期',
    startTime: '生效日期',
    endTime: '失效日期',
    number: '证书编号',
    style: '样式',
    module: '模块',
    medal: '勋章',
    trainer: '训练师',
    center: '中心',
    certifier: '颁发人',
    status: '状态',
    issuedAt: '颁发日期',
    cancelReason: '撤销原因',
    feedback: '反馈',
  },
  es: {
    name: 'Nombre en el certificado',
    supervisor: 'Supervisor',
    period: 'Vigencia',
    startTime: 'Primer día',
    endTime: 'Último día',
    number: 'Número de certificado',
    style: 'Estilo',
    module: 'Módulo',
    medal: 'Insignia',
    trainer: 'Formador',
    center: 'Centro',
    certifier: 'Emitido por',
    status: 'Estado',
    issuedAt: 'Emitido el',
    cancelReason: 'Motivo de la anulación',
    feedback: 'Valoración',
  },
};

/** What stands on the picture beside what was entered. */
export const certificateTexts: Words<'title' | 'awarded' | 'valid' | 'check'> = {
  en: { title: 'Certificate', awarded: 'is certified in', valid: 'From {start} to {end}', check: 'Scan to check this certificate' },
  'zh-Hans': { title: '证书', awarded: '已通过认证', valid: '有效期 {start} 至 {end}', check: '扫码查验证书' },
  es: { title: 'Certificado', awarded: 'está certificado en', valid: 'Del {start} al {end}', check: 'Escanee para comprobarlo' },
};
