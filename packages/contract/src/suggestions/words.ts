import type { Words } from '../languages.ts';
import type { ReviewState, ShownState, SuggestionType } from './rules.ts';

export const suggestionTypeWords: Words<SuggestionType> = {
  en: { Comments: 'Comments', Gamification: 'Ideas for games' },
  'zh-Hans': { Comments: '意见', Gamification: '游戏化建议' },
  es: { Comments: 'Comentarios', Gamification: 'Ideas de juego' },
};

export const reviewStateWords: Words<ReviewState> = {
  en: { UnReviewed: 'Not reviewed', Accepted: 'Accepted', Rejected: 'Rejected' },
  'zh-Hans': { UnReviewed: '未审核', Accepted: '已采纳', Rejected: '未采纳' },
  es: { UnReviewed: 'Sin revisar', Accepted: 'Aceptada', Rejected: 'Rechazada' },
};

export const shownStateWords: Words<ShownState> = {
  en: { Public: 'Shown', Hide: 'Hidden' },
  'zh-Hans': { Public: '公开', Hide: '隐藏' },
  es: { Public: 'Visible', Hide: 'Oculta' },
};

const suggestionFields = {
  program: 'Exercise',
  code: 'Code',
  content: 'Text',
  creator: 'Written by',
  center: 'Center',
  likes: 'Likes',
  created: 'Written on',
  review: 'Review',
  status: 'With its exercise',
  reply: 'Answer',
};
/** The fields of a suggestion. */
export const suggestionFieldWords: Words<keyof typeof suggestionFields> = {
  en: suggestionFields,
  'zh-Hans': {
    program: '训练项目',
    code: '代码',
    content: '内容',
    creator: '提交人',
    center: '中心',
    likes: '点赞',
    created: '提交日期',
    review: '审核',
    status: '项目页显示',
    reply: '回复',
  },
  es: {
    program: 'Ejercicio',
    code: 'Código',
    content: 'Texto',
    creator: 'Escrito por',
    center: 'Centro',
    likes: 'Me gusta',
    created: 'Escrito el',
    review: 'Revisión',
    status: 'Con su ejercicio',
    reply: 'Respuesta',
  },
};
