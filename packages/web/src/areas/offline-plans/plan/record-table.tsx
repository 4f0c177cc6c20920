import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { OutputOf } from '@trellis/contract/types';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';

type Row = OutputOf<typeof offlinePlanCalls.planRecords>['items'][number];

/** What happened to a plan, a child's or a class's. */
export function RecordTable(props: Omit<ComponentProps<typeof InnerTable<Row>>, 'columns' | 'empty'>) {
  const { t } = useTranslation('offlinePlans');
  const { zone } = useCurrentUser();
  return (
    <InnerTable<Row>
      {...props}
      empty={t('records.empty')}
      columns={[
        { title: t('records.when'), dataIndex: 'creationTime', render: (at: string) => formatDateTime(at, zone) },
        { title: t('records.event'), dataIndex: 'planEvent', render: (_, { planEvent }) => t(`records.events.${planEvent}`) },
        { title: t('records.session'), dataIndex: 'num', align: 'right' },
        {
          title: t('word.reason'),
          dataIndex: 'reason',
          render: (_, { reason, reasonQuestion }) => [...(reasonQuestion?.answers ?? []), ...reason].join(', '),
        },
        { title: t('records.creator'), dataIndex: 'creator' },
      ]}
    />
  );
}
