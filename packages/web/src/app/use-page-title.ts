import { useLocation } from '@tanstack/react-router';
import { accountPath, entryOf, menuOf, messagesPathOf, roleChooserPath } from '@trellis/contract/menu-rules';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from './current-user.ts';
import { ownTitle } from './own-title.ts';

/** Names the tab after the page, as the menu calls it. No child's name: the history of a shared tablet keeps titles. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const entry = entryOf(menuOf(user), pathname);
  const named = useSyncExternalStore(ownTitle.subscribe, ownTitle.current);
  const messagesPath = user.type && messagesPathOf(user.type);
  const titles: Partial<Record<string, string>> = {
    [accountPath]: t('account'),
    [roleChooserPath]: t('changeRole'),
    ...(messagesPath && { [messagesPath]: t('messages') }),
  };
  const own = titles[pathname] ?? named;
  const page = entry ? t(`menu.${entry.label}`) : own;
  const title = page ? `${page} · ${t('product')}` : t('product');
  useEffect(() => void (document.title = title), [title]);
}
