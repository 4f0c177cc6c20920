import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { Waiting } from '../../app/waiting.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CheckedInList } from './checked-in-list.tsx';
import { DayLine } from './day-line.tsx';
import { NeedsHandList } from './needs-hand-list.tsx';
import { useToday } from './queries.ts';
import './today.css';

/** The first page of a centre: the day by coach, who is here, and what needs a hand. */
export function TodayPage() {
  const { t } = useTranslation('scheduling');
  const { data: today, error, refetch } = useToday();
  return (
    <>
      <PageHeader
        title={today ? `${t('title')} · ${formatDate(today.date)}` : t('title')}
        extra={
          <Link to="/system/center/menu/user/subject">
            <Button type="primary">{t('word.children')}</Button>
          </Link>
        }
      />
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!today && !error && <Waiting />}
      {today && (
        <div className="today">
          <DayLine today={today} />
          <div className="today-aside">
            <NeedsHandList today={today} />
            <CheckedInList today={today} />
          </div>
        </div>
      )}
    </>
  );
}
