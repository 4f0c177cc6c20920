import type { ErrorEntry } from '../error-entry.ts';

export const connectionErrors = {
  'Trellis:ApiKeysFull': {
    status: 409,
    en: 'You have {most} API keys already. End one that is no longer needed first.',
    'zh-Hans': '您已有 {most} 个 API 密钥。请先停用不再需要的密钥。',
    es: 'Ya tiene {most} claves de API. Revoque antes una que ya no necesite.',
  },
} as const satisfies Record<string, ErrorEntry>;
