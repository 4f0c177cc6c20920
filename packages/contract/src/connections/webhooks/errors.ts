import type { ErrorEntry } from '../../error-entry.ts';

export const webhookErrors = {
  'Trellis:WebhooksFull': {
    status: 409,
    en: 'The center has {most} webhooks already. Remove one that is no longer needed first.',
    'zh-Hans': '中心已有 {most} 个 Webhook。请先删除不再需要的。',
    es: 'El centro ya tiene {most} webhooks. Elimine antes uno que ya no necesite.',
  },
  'Trellis:WebhookAddress': {
    status: 400,
    en: 'Write an address that begins with https:// and leads to the internet: without a user name, at port 443 or one from 1024.',
    'zh-Hans': '请填写以 https:// 开头、可从互联网访问的地址：不含用户名，端口为 443 或不小于 1024。',
    es: 'Escriba una dirección que empiece por https:// y lleve a internet: sin nombre de usuario, en el puerto 443 o uno desde el 1024.',
  },
  'Trellis:WebhookOff': {
    status: 409,
    en: 'This webhook is off. Turn it on first.',
    'zh-Hans': '该 Webhook 已关闭，请先开启。',
    es: 'Este webhook está desactivado. Actívelo primero.',
  },
  'Trellis:DeliveryUnderWay': {
    status: 409,
    en: 'This is being sent right now. Wait for its answer.',
    'zh-Hans': '正在发送，请等待响应。',
    es: 'Se está enviando en este momento. Espere la respuesta.',
  },
} as const satisfies Record<string, ErrorEntry>;
