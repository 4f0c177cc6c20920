import { type AreaMenu, ofLibrary } from '../menu-entry.ts';

export const menu = [
  ofLibrary(120, 'Tag', 'tags'),
  ofLibrary(130, 'Course', 'courses'),
  {
    side: 'Management',
    place: 140,
    key: 'Menu.Content.CourseContent',
    group: 'content',
    label: 'courseContents',
    path: '/system/manage/content/courseContentsDetail',
  },
  ofLibrary(150, 'CourseCategory', 'courseCategories'),
  ofLibrary(160, 'CourseWare', 'courseWares'),
  ofLibrary(170, 'Teacher', 'teachers'),
] as const satisfies AreaMenu;
