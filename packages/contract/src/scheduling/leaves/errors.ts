import type { ErrorEntry } from '../../error-entry.ts';

export const leaveErrors = {
  'RocketSystem:LeaveTaken': {
    status: 409,
    en: 'There is another leave in this time.',
    'zh-Hans': '该时间段内已有其他请假。',
    es: 'Ya hay otro permiso en ese periodo.',
  },
  'RocketSystem:LeaveDecided': {
    status: 409,
    en: 'This leave was answered or withdrawn already.',
    'zh-Hans': '该请假已被处理或撤回。',
    es: 'Este permiso ya se respondió o se retiró.',
  },
  'RocketSystem:LeaveOver': {
    status: 409,
    en: 'This time is over.',
    'zh-Hans': '该时间已过。',
    es: 'Ese periodo ya ha pasado.',
  },
} as const satisfies Record<string, ErrorEntry>;
