import type { ErrorEntry } from '../../error-entry.ts';

export const clientErrors = {
  'Trellis:ClientUnfit': {
    status: 400,
    en: 'An app has a redirect address and neither an organization nor a secret. A service has an organization, and no redirect address.',
    'zh-Hans': '应用需有重定向地址，且没有机构和密钥。服务需有机构，且没有重定向地址。',
    es: 'Una aplicación tiene una dirección de retorno, y ni organización ni secreto. Un servicio tiene una organización, y ninguna dirección de retorno.',
  },
  'Trellis:ClientsFull': {
    status: 409,
    en: 'There are {most} apps and services already. Remove one that is no longer needed first.',
    'zh-Hans': '已有 {most} 个应用和服务。请先移除不再需要的。',
    es: 'Ya hay {most} aplicaciones y servicios. Quite antes uno que ya no haga falta.',
  },
} as const satisfies Record<string, ErrorEntry>;
