import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { BookingsCard } from './bookings-card.tsx';
import { ClassesCard } from './classes-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import type { CardProps } from './overview-card.tsx';
import { useOverview } from './queries.ts';
import { RatingCard } from './rating-card.tsx';
import './overview.css';

/** A child at a glance; a card that the reader may not see is not there. */
export function OverviewCards({ subject, onTab }: Omit<CardProps, 'overview' | 'now'>) {
  const { t } = useTranslation('subjectOverview');
  const { data: overview, now, isError, error, refetch } = useOverview(subject.id);
  if (subject.isErased) return null;
  if (isError && !overview) return <LoadFailed error={error} onRetry={refetch} />;
  const card = { subject, now, onTab };
  return (
    <section className="overview" aria-label={t('label')}>
      {overview ? <Cards {...card} overview={overview} /> : <Skeleton active paragraph={{ rows: 3 }} />}
    </section>
  );
}

function Cards(card: CardProps) {
  const { bookings, classes, training } = card.overview;
  return (
    <>
      {bookings && <BookingsCard {...card} bookings={bookings} />}
      {classes && <ClassesCard {...card} classes={classes} />}
      {training && <RatingCard {...card} rating={training.rating} />}
      <NeedsCard {...card} />
    </>
  );
}
