import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 111,
    key: 'Menu.Operation.Certificate',
    group: 'operation',
    label: 'certificates',
    path: '/system/manage/manage/certificate',
  },
  {
    side: 'Management',
    place: 189.5,
    key: 'Menu.Content.CertificateStyle',
    group: 'content',
    label: 'certificateStyles',
    path: '/system/manage/content/certificateStyle',
  },
] as const satisfies AreaMenu;
