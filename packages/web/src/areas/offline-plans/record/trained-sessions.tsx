import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TrainedSession } from '@trellis/contract/offline-plans/record/calls';
import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { useSessionColumns } from '../plan/session-columns.tsx';
import { OutcomeTag } from '../state-tags.tsx';

const pageSize = 10;

/** The sessions of a plan that were begun, each with its exercises at the levels they had. */
export function TrainedSessions({ planId }: { planId: string }) {
  const { t } = useTranslation(['trainingRecord', 'offlinePlans']);
  const [page, setPage] = useState(1);
  const sessions = useQuery(
    api.trainingRecord.list.queryOptions({
      input: { userOfflinePlanId: planId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const { number, opened, finished } = useSessionColumns<TrainedSession>({
    planId,
    to: '/system/center/detail/userOfflineCourseDetail',
    unfinished: t('offlinePlans:sessions.state.open'),
  });
  return (
    <InnerTable<TrainedSession>
      list={sessions}
      empty={t('empty')}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      columns={[
        number,
        opened,
        finished,
        { title: t('word.coach'), dataIndex: 'coachName' },
        { title: t('offlinePlans:sessions.doneColumn'), key: 'items', render: (_, { items }) => <TrainedItems items={items} /> },
      ]}
    />
  );
}

function TrainedItems({ items }: Pick<TrainedSession, 'items'>) {
  const { t } = useTranslation(['trainingRecord', 'offlinePlans']);
  return (
    <Flex vertical gap="small">
      {items.map(({ id, title, level, hasDone, difficultyAdjusted }) => (
        <Flex key={id} gap="small" align="center" wrap>
          {t('exercise', { title, level })}
          <OutcomeTag hasDone={hasDone} />
          {difficultyAdjusted && <Status>{t('offlinePlans:item.adjusted')}</Status>}
        </Flex>
      ))}
    </Flex>
  );
}
