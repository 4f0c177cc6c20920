import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { watched } from './watched.ts';

/** What the page that is shown calls itself, where no menu does. */
export const ownTitle = watched<string | undefined>(undefined);

/** Names the tab after a page of no menu. No child's name: the history of a shared tablet keeps titles. */
export function useOwnTitle(title: string): void {
  const { t } = useTranslation('shell');
  const product = t('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
    ownTitle.set(title);
    return () => ownTitle.set(undefined);
  }, [title, product]);
}
