import type { ErrorEntry } from '../error-entry.ts';

export const musicErrors = {
  'RocketSystem:TrackOutOfOrder': {
    status: 409,
    en: 'Please listen to the earlier tracks first.',
    'zh-Hans': '请先听完前面的曲目。',
    es: 'Escuche primero las pistas anteriores.',
  },
  'RocketSystem:TrackNotFinished': {
    status: 409,
    en: 'This track has not been heard to its end.',
    'zh-Hans': '该曲目尚未听完。',
    es: 'Esta pista no se ha escuchado hasta el final.',
  },
} as const satisfies Record<string, ErrorEntry>;
