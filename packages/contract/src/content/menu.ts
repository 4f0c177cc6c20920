import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  { side: 'Management', place: 120, key: 'Menu.Content.Tag', group: 'content', label: 'tags', path: '/system/manage/content/tag' },
  { side: 'Management', place: 130, key: 'Menu.Content.Course', group: 'content', label: 'courses', path: '/system/manage/content/course' },
  {
    side: 'Management',
    place: 140,
    key: 'Menu.Content.CourseContent',
    group: 'content',
    label: 'courseContents',
    path: '/system/manage/content/courseContentsDetail',
  },
  {
    side: 'Management',
    place: 150,
    key: 'Menu.Content.CourseCategory',
    group: 'content',
    label: 'courseCategories',
    path: '/system/manage/content/courseCategory',
  },
  {
    side: 'Management',
    place: 160,
    key: 'Menu.Content.CourseWare',
    group: 'content',
    label: 'courseWares',
    path: '/system/manage/content/courseWare',
  },
  {
    side: 'Management',
    place: 170,
    key: 'Menu.Content.Teacher',
    group: 'content',
    label: 'teachers',
    path: '/system/manage/content/teacher',
  },
] as const satisfies AreaMenu;
