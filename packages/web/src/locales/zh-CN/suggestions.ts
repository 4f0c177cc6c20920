import { reviewStateWords, shownStateWords, suggestionFieldWords, suggestionTypeWords } from '@trellis/contract/suggestions/words';
import { term } from './common.ts';

/** Its entry of the menu. */
const menu = { suggestions: '建议' };

/** Texts of what centers say of the exercises that they work with. */
export const suggestions = {
  menu,
  type: suggestionTypeWords['zh-Hans'],
  review: reviewStateWords['zh-Hans'],
  status: shownStateWords['zh-Hans'],
  field: { ...suggestionFieldWords['zh-Hans'] },
  open: menu.suggestions,
  elsewhere: '其他中心的同事',
  answeredAt: '{{time}} 回复',
  likeOf: '{{count}} 人点赞',
  editTitle: '修改建议',
  drawer: {
    title: '对“{{title}}”的建议',
    about: { Comments: '本中心与平台可见，由平台回复。', Gamification: '写下如何把该训练项目变成游戏；采纳后所有中心可见。' },
    empty: { Comments: '暂无意见。', Gamification: '暂无游戏化建议。' },
  },
  box: { label: { Comments: '您的意见', Gamification: '您的游戏化建议' }, send: term.send, submitted: '已提交' },
  page: {
    title: '训练项目建议审核',
    search: '按内容或训练项目搜索',
    empty: { Comments: '暂无意见', Gamification: '暂无游戏化建议' },
    emptyHint: '教练在节课的训练项目旁填写。',
  },
  judge: { UnReviewed: reviewStateWords['zh-Hans'].UnReviewed, Accepted: '采纳', Rejected: '不采纳' },
  place: { Public: '在训练项目中公开', Hide: '从训练项目中隐藏' },
  reply: {
    answer: '回复',
    correct: '修改回复',
    title: '回复对“{{title}}”的建议',
    hint: '提交人会在训练项目中以及邮件里看到。',
    done: '已回复，并已邮件通知提交人。',
  },
};
