import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';

/** What happened to a plan, newest first. */
export function PlanRecords({ planId, pageSize }: { planId: string; pageSize: number }) {
  const { t } = useTranslation('offlinePlans');
  const { zone } = useCurrentUser();
  const [page, setPage] = useState(1);
  const records = useQuery(
    api.offlinePlans.planRecords.queryOptions({
      input: { userOfflinePlanId: planId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <InnerTable
      list={records}
      empty={t('records.empty')}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
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
