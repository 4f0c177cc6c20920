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
  'RocketSystem:NoMusicOfType': {
    status: 409,
    en: 'The library has no such music of this type.',
    'zh-Hans': '资源库中没有该类型的此音乐。',
    es: 'La biblioteca no tiene esa música de este tipo.',
  },
  'RocketSystem:MusicOrderGap': {
    status: 409,
    en: 'Music stands in a row without gaps, and a child has a limited number of courses. Please choose an earlier place.',
    'zh-Hans': '音乐须连续排列且数量有限。请选择靠前的位置。',
    es: 'La música va en fila sin huecos y el número de cursos es limitado. Elija un lugar anterior.',
  },
} as const satisfies Record<string, ErrorEntry>;
