import { Link, useLocation } from '@tanstack/react-router';
import type { MenuEntry } from '@trellis/contract/account/menu';
import { menuOf } from '@trellis/contract/account/rules';
import { Menu } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from './current-user.ts';

/** The pages that exist for this person, by group: what the server would refuse is not offered. */
export function MainMenu() {
  const { t } = useTranslation('shell');
  const entries = menuOf(useCurrentUser());
  const { pathname } = useLocation();
  const current = entries.find((entry) => [entry.path, ...(entry.details ?? [])].includes(pathname));
  const item = (entry: MenuEntry) => ({ key: entry.path, label: <Link to={entry.path}>{t(`menu.${entry.label}`)}</Link> });
  const groups = [...Map.groupBy(entries, (entry) => entry.group)];
  const items = groups.map(([group, members]) => ({
    key: group,
    type: 'group' as const,
    label: t(`menu.groups.${group}`),
    children: members.map(item),
  }));
  return (
    <nav aria-label={t('menu.label')}>
      <Menu mode="inline" selectedKeys={current ? [current.path] : []} items={items} />
    </nav>
  );
}
