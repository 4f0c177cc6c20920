import type { ErrorEntry } from '../error-entry.ts';

export const suggestionErrors = {
  'RocketSystem:SuggestionReviewed': {
    status: 409,
    en: 'It was reviewed or answered meanwhile and stays as it was read. Write another one.',
    'zh-Hans': '该内容已被审核或回复，不能再修改。请另写一条。',
    es: 'Ya se ha revisado o respondido y queda como se leyó. Escriba otra.',
  },
  'RocketSystem:SuggestionNotAccepted': {
    status: 409,
    en: 'Only an idea that was accepted is shown or hidden. Review it first.',
    'zh-Hans': '只有已采纳的游戏化建议才能公开或隐藏，请先审核。',
    es: 'Solo una idea aceptada se muestra o se oculta. Revísela primero.',
  },
} as const satisfies Record<string, ErrorEntry>;
