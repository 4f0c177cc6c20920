import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 150,
    key: 'Menu.Manage.VratProduct',
    group: 'manage',
    label: 'vratProduct',
    path: '/system/center/manage/vratProduct',
  },
  {
    side: 'Center',
    place: 190,
    key: 'Menu.Hfs.CostOverview',
    group: 'hfs',
    label: 'costOverview',
    path: '/system/center/hfs/costOverview',
    details: ['/system/center/hfs/costOverviewImport'],
  },
  {
    side: 'Management',
    place: 310,
    key: 'Menu.Setting.Ledger',
    group: 'setting',
    label: 'ledger',
    path: '/system/manage/setting/ledger',
    reads: 'PFE.LedgerCheck',
  },
] as const satisfies AreaMenu;
