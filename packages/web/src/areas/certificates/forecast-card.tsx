import { useQuery } from '@tanstack/react-query';
import type { CertificateForecast } from '@trellis/contract/certificates/forecast';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../app/format.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import { quiet } from '../../ui/quiet.ts';
import './forecast.css';

type Losing = CertificateForecast['coaches'][number];
type Named = readonly { id: string; name: string }[];

/** More would not be read in a line. */
const mostNamed = 3;

/** Sessions that will lose a qualified coach, and who could take them; nothing where none will. */
export function ForecastCard() {
  const { t } = useTranslation('certificateForecast');
  const { data } = useQuery(api.certificateForecast.ofCenter.queryOptions({ input: {}, ...quiet }));
  if (!data || data.coaches.length === 0) return null;
  return (
    <div className="forecast">
      <PlainCard title={t('title')}>
        {data.coaches.map((coach) => (
          <Coach key={coach.id} coach={coach} zone={data.zone} />
        ))}
      </PlainCard>
    </div>
  );
}

function Coach({ coach, zone }: { coach: Losing; zone: string }) {
  const { t, i18n } = useTranslation('certificateForecast');
  const mayNote = useCurrentUser().can('PFE.CoachTrainingConfig.Write');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const { name, certificateUntil, sessions, takers } = coach;
  const counted = takers.slice(0, mostNamed).map((taker) => t('taker', { name: taker.name, count: taker.count }));
  const without = sessions.filter((session) => session.takers.length === 0).length;
  return (
    <section className="forecast-coach" aria-label={t('whose', { name })}>
      <h2>
        {name}
        <span className="quiet">{t('until', { date: formatDate(certificateUntil) })}</span>
      </h2>
      <p>
        {t('lost', { count: sessions.length })} {takers.length > 0 && t('could', { names: list.format(counted) })}{' '}
        {without > 0 && <strong>{t('without', { count: without })}</strong>}
      </p>
      <details>
        <summary>{t('sessions')}</summary>
        <ul className="plain-list">
          {sessions.map((session) => (
            <li key={session.id}>
              <PathLink path={`/system/center/dataPanel/calendar?view=day&date=${session.date}&only=${coach.id}`}>
                {formatDateTime(session.time, zone)} · {session.subjectName}
              </PathLink>
              <span className="quiet">{namesOf(session.takers, takers, list) || t('nobody')}</span>
            </li>
          ))}
        </ul>
      </details>
      {mayNote && <PathLink path="/system/center/menu/manage/coachConfiguration">{t('note')}</PathLink>}
    </section>
  );
}

const namesOf = (ids: readonly string[], known: Named, list: Intl.ListFormat): string =>
  list.format(known.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
