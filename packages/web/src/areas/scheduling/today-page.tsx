import { Link } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import { Button, Col, Row, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CheckedInList } from './checked-in-list.tsx';
import { DayLine } from './day-line.tsx';
import { NeedsHandList } from './needs-hand-list.tsx';
import { useToday } from './queries.ts';

const { firstHour, endHour } = limits.schedule;

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
            <Button type="primary">{t('children')}</Button>
          </Link>
        }
      />
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!today && !error && <Skeleton active paragraph={{ rows: endHour - firstHour }} />}
      {today && (
        <Row gutter={[16, 16]}>
          <Col xs={24} lg={16} xl={17}>
            <DayLine today={today} />
          </Col>
          <Col xs={24} lg={8} xl={7}>
            <NeedsHandList today={today} />
            <CheckedInList today={today} />
          </Col>
        </Row>
      )}
    </>
  );
}
