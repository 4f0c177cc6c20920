import type { AreaMenu } from '../menu-entry.ts';

const entry = { side: 'Management', group: 'nutrition' } as const;

export const menu = [
  { ...entry, place: 199.1, key: 'Menu.Nutrition.Daily', label: 'dailyTopics', path: '/system/manage/nutrition/daily' },
  { ...entry, place: 199.2, key: 'Menu.Nutrition.Week', label: 'weekThemes', path: '/system/manage/nutrition/week' },
  { ...entry, place: 199.3, key: 'Menu.Nutrition.Template', label: 'wellbeingTemplates', path: '/system/manage/nutrition/template' },
  { ...entry, place: 199.4, key: 'Menu.Nutrition.Tag', label: 'adhdTags', path: '/system/manage/nutrition/tag' },
  { ...entry, place: 199.5, key: 'Menu.Nutrition.Category', label: 'topicCategories', path: '/system/manage/nutrition/category' },
  { ...entry, place: 199.6, key: 'Menu.Nutrition.Thoughts', label: 'topicThoughts', path: '/system/manage/nutrition/thoughts' },
  {
    side: 'Enterprise',
    place: 40,
    key: 'Menu.Enterprise.Thoughts',
    group: 'nutrition',
    label: 'topicThoughts',
    path: '/system/enterprise/nutrition/thoughts',
  },
  {
    side: 'Area',
    place: 30,
    key: 'Menu.Area.Thoughts',
    group: 'nutrition',
    label: 'topicThoughts',
    path: '/system/area/nutrition/thoughts',
  },
] as const satisfies AreaMenu;
