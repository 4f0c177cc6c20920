import type { ErrorEntry } from '../error-entry.ts';

export const messageErrors = {
  'Trellis:ContactEmailNotFailed': {
    status: 409,
    en: 'It is on its way or has arrived: only what could not be sent is sent again.',
    'zh-Hans': '该邮件正在发送或已送达，只有发送失败的邮件才能重新发送。',
    es: 'Está en camino o ya llegó: solo se reenvía lo que no se pudo enviar.',
  },
  'Trellis:NobodyAtSupport': {
    status: 409,
    en: 'Nobody answers for support at the moment. Your mail was not sent; please try again later.',
    'zh-Hans': '目前没有人负责支持服务，您的邮件未发送，请稍后再试。',
    es: 'En este momento nadie atiende el soporte. Su correo no se envió; inténtelo más tarde.',
  },
} as const satisfies Record<string, ErrorEntry>;
