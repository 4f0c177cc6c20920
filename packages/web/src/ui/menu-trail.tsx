import { useLocation } from '@tanstack/react-router';
import { entryOf, menuOf } from '@trellis/contract/menu-rules';
import { Breadcrumb } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../app/current-user.ts';
import { ListLink } from './list-link.tsx';

/** The way back to the page of the menu that this one stands behind, as it was left. */
export function MenuTrail({ here }: { here: string }) {
  const { t } = useTranslation('shell');
  const entry = entryOf(menuOf(useCurrentUser()), useLocation().pathname);
  return entry && <Breadcrumb items={[{ title: <ListLink to={entry.path}>{t(`menu.${entry.label}`)}</ListLink> }, { title: here }]} />;
}
