import type { banners as english } from '../en-US/banners.ts';
import { term, word } from './common.ts';

const menu = { banners: '横幅' };

export const banners: typeof english = {
  menu,
  audience: { Center: word.centers, Guardian: word.guardians },
  banners: {
    title: menu.banners,
    add: '添加横幅',
    edit: '编辑横幅',
    empty: '还没有横幅',
    emptyHint: '横幅发布后，显示在中心的“今日”页面，或监护人填写儿童日常的页面上。',
    fields: {
      title: word.title,
      text: term.text,
      audience: '显示对象',
      fromDay: term.firstDay,
      untilDay: '结束日期',
      link: '跳转至',
      image: term.picture,
    },
    hints: { fromDay: '按各中心所在时区计算；留空则立即显示。', untilDay: '留空则一直显示。', link: term.httpsHint },
  },
};
