import type { ErrorEntry } from '../error-entry.ts';

export const bannerErrors = {
  'Trellis:BannerDays': {
    status: 409,
    en: 'The last day is before the first.',
    'zh-Hans': '结束日期早于开始日期。',
    es: 'El último día es anterior al primero.',
  },
} as const satisfies Record<string, ErrorEntry>;
