import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { missedReason } from '@trellis/contract/scheduling/missed/schemas';
import type { OutputOf } from '@trellis/contract/types';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useMomentText } from '../../../ui/in-drawer.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';

type Shown = Omit<ComponentProps<typeof InnerTable<Row>>, 'columns' | 'empty'> & {
  /** Where nothing happened to a plan at all, unless it says what did not. */
  empty?: string;
};

type Row = OutputOf<typeof offlinePlanCalls.planRecords>['items'][number];

/** What happened to a plan, a child's or a class's. */
export function RecordTable({ empty, ...list }: Shown) {
  const { t } = useTranslation(['offlinePlans', 'missed', 'planLeaves']);
  const { zone } = useCurrentUser();
  const momentText = useMomentText();
  /** Of a missed booking the first reason is one of two, and what follows are words. */
  const reasonsOf = ({ planEvent, reason, reasonQuestion }: Row) => {
    const known = planEvent === 'missed' ? missedReason.safeParse(reason[0]).data : undefined;
    return [...(reasonQuestion?.answers ?? []), ...(known ? [t(`missed:reason.${known}`), ...reason.slice(1)] : reason)];
  };
  /** Of a booking also its time, by which it is known where no session is left for it. */
  const sessionOf = ({ num, bookedFor, movedTo }: Row) => {
    const from = bookedFor && momentText(bookedFor, zone);
    const time = from && movedTo ? `${from} → ${momentText(movedTo, zone)}` : from;
    if (num === null) return time;
    return time ? t('planLeaves:booked', { num, time }) : t('sessions.num', { num });
  };
  return (
    <InnerTable<Row>
      {...list}
      empty={empty ?? t('records.empty')}
      columns={[
        { title: t('records.when'), dataIndex: 'creationTime', render: (at: string) => momentText(at, zone) },
        { title: t('records.event'), dataIndex: 'planEvent', render: (_, { planEvent }) => t(`records.events.${planEvent}`) },
        { title: t('records.session'), key: 'session', render: (_, record) => sessionOf(record) },
        {
          title: t('word.reason'),
          dataIndex: 'reason',
          render: (_, record) => reasonsOf(record).join(', '),
        },
        { title: t('records.creator'), dataIndex: 'creator' },
      ]}
    />
  );
}
