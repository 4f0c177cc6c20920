import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { away } from './connection.ts';
import { asked, reload } from './load-anew.ts';
import { coming } from './load-part.ts';
import { keptSince } from './offline/kept-reads.ts';

/** What stands above everything as long as it is so: a lost network, a part that is on its way or needs the page to be loaded anew. */
export function Notices() {
  const { t, i18n } = useTranslation('shell');
  const isAway = useSyncExternalStore(away.subscribe, away.current);
  const since = useSyncExternalStore(keptSince.subscribe, keptSince.current);
  const isComing = useSyncExternalStore(coming.subscribe, coming.current) > 0;
  const isAsked = useSyncExternalStore(asked.subscribe, asked.current);
  return (
    <>
      {isComing && !isAway && !isAsked && <div className="coming" role="progressbar" aria-label={t('loading')} />}
      {isAway && (
        <div className="toast" data-level="warning">
          {t('connection.away')}
          {since !== undefined &&
            ` ${t('connection.kept', { time: new Date(since).toLocaleString(i18n.language, { dateStyle: 'short', timeStyle: 'short' }) })}`}
        </div>
      )}
      {isAsked && (
        <div className="toast" data-level="warning">
          {t('connection.newer')}{' '}
          <button type="button" className="frame-action" onClick={reload}>
            {t('connection.reload')}
          </button>
        </div>
      )}
    </>
  );
}
