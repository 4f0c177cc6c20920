import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PathLink } from '../../ui/path-link.tsx';
import { refusedAt } from './refused-at.ts';
import { unsent } from './unsent.ts';

/** On every other page: what the center did not take, and the way to where it is read one by one. */
export function RefusedNotice() {
  const { t } = useTranslation('unsent');
  const { href } = useLocation();
  const all = useSyncExternalStore(unsent.subscribe, unsent.current);
  const places = useSyncExternalStore(refusedAt.subscribe, refusedAt.current).split('\n');
  const countAt = (place: string) => all.filter((entry) => entry.refusal && entry.place === place).length;
  return places
    .filter((place) => place !== href)
    .map((place) => (
      <p key={place} className="refused-notice" role="alert">
        {t('refused', { count: countAt(place) })} <PathLink path={place}>{t('look')}</PathLink>
      </p>
    ));
}
