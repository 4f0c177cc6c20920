import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';

/** When and how a plan was prolonged, newest first. */
export function RenewalRecords({ planId, pageSize }: { planId: string; pageSize: number }) {
  const { t } = useTranslation(['planLife', 'offlinePlans']);
  const { zone } = useCurrentUser();
  const [page, setPage] = useState(1);
  const records = useQuery(
    api.planLife.renewalRecords.queryOptions({
      input: { userOfflinePlanId: planId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <InnerTable
      list={records}
      empty={t('renewals.empty')}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      columns={[
        { title: t('offlinePlans:records.when'), dataIndex: 'creationTime', render: (at: string) => formatDateTime(at, zone) },
        { title: t('renewals.mode'), key: 'mode', render: (_, { continuationMode }) => t(`renewals.modes.${continuationMode}`) },
        { title: t('renewals.added'), dataIndex: 'addedClass', align: 'right' },
        { title: t('renewals.arrangeable'), dataIndex: 'arrangeableClass', align: 'right' },
        { title: t('renewals.scheduled'), dataIndex: 'scheduleClass', align: 'right' },
        { title: t('renewals.remaining'), dataIndex: 'remainingClass', align: 'right' },
        { title: t('renewals.recommended'), dataIndex: 'recommendMusicCourse' },
        { title: t('renewals.used'), dataIndex: 'usingMusicCourse' },
        { title: t('offlinePlans:records.creator'), dataIndex: 'creationName' },
      ]}
    />
  );
}
