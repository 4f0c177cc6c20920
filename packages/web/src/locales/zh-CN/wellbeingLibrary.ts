import { wellbeingKindWords } from '@trellis/contract/wellbeing/words';
import type { wellbeingLibrary as english } from '../en-US/wellbeingLibrary.ts';
import { term, word } from './common.ts';

const menu = {
  dailyTopics: '每日主题',
  weekThemes: '周主题',
  wellbeingTemplates: '周计划模板',
  adhdTags: 'ADHD 标签',
  topicCategories: '主题分类',
};

export const wellbeingLibrary: typeof english = {
  menu,
  module: {
    Cbt: '认知行为',
    Emotion: '情绪',
    ParentLearning: '家长学习',
    ParentEmotion: '家长情绪',
    Exercise: wellbeingKindWords['zh-Hans'].exercise,
    Sleep: wellbeingKindWords['zh-Hans'].sleep,
    Nutrition: wellbeingKindWords['zh-Hans'].nutrition,
  },
  fields: { title: word.title, name: word.name, content: '简介' },
  dailyTopics: {
    title: menu.dailyTopics,
    add: '添加每日主题',
    edit: '编辑每日主题',
    empty: '还没有每日主题',
    emptyHint: '每日主题是家庭在一天中阅读和练习的内容。先把主题排入周，再把周排入模板。',
    fields: { content: term.textBody, module: term.trainingModule, minutes: '所需时间', category: '分类', tags: term.tags },
    hints: { contents: '家庭当天阅读的内容，以及要做的练习。' },
  },
  weekThemes: {
    title: menu.weekThemes,
    add: '添加周主题',
    edit: '编辑周主题',
    empty: '还没有周主题',
    emptyHint: '一个周主题按顺序安排最多七个每日主题。',
    columns: { dayCount: '天数' },
  },
  wellbeingTemplates: {
    title: menu.wellbeingTemplates,
    add: '添加模板',
    edit: '编辑模板',
    empty: '还没有模板',
    emptyHint: '模板由若干周按顺序组成。授权给中心后，儿童按天跟随。',
    columns: { weekCount: '周数', centerCount: word.centers },
  },
  adhdTags: {
    title: menu.adhdTags,
    add: '添加 ADHD 标签',
    edit: '编辑 ADHD 标签',
    empty: '还没有 ADHD 标签',
    emptyHint: '标签说明每日主题有助于什么。',
  },
  topicCategories: {
    title: menu.topicCategories,
    add: '添加主题分类',
    edit: '编辑主题分类',
    empty: '还没有主题分类',
    emptyHint: '每日主题按分类整理。',
  },
  dayCount_one: '{{count}} 天',
  dayCount_other: term.daysCounted,
  days: { open: '各天', of: '“{{name}}”的各天', add: '向本周添加每日主题', none: '本周还没有安排。' },
  weeks: { open: '各周', of: '“{{name}}”的各周', add: '向模板添加一周', none: '模板还没有安排任何一周。' },
  centers: {
    open: word.centers,
    of: '拥有“{{name}}”的中心',
    add: '授权给',
    grant: term.grant,
    hint: '只有已发布的内容才会在中心显示。',
    none: '还没有中心拥有它。',
    withdraw: term.withdrawGrant,
    withdrawFrom: '从{{center}}收回',
    withdrawTitle: '从{{center}}收回“{{name}}”？',
    withdrawText: '该中心的儿童将不再看到它，已完成的记录仍会保留。',
  },
};
