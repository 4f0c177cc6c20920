import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/centre-time.ts';
import type { KeptDay } from './keep-day.ts';

/** How many of a coach's sessions can be held without a network, and as of when; what cannot is said too. */
export function KeptDayLine({ keptDay: { kept, ahead, lacksMusic, at }, zone }: { keptDay: KeptDay; zone: string }) {
  const { t } = useTranslation('scheduling');
  if (ahead === 0) return null;
  const time = clockTime(new Date(at).toISOString(), zone);
  return (
    <p className="quiet" role="status">
      {t('keptDay.sessions', { kept, count: ahead, time })}
      {kept < ahead && ` ${t('keptDay.others')}`}
      {lacksMusic && ` ${t('keptDay.music')}`}
    </p>
  );
}
