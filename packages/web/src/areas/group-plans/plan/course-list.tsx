import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import type { OutputOf } from '@trellis/contract/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { SessionStateTag, useDoneColumn, useSessionColumns } from '../../offline-plans/public.ts';

type CourseListItem = OutputOf<typeof groupPlanCalls.courseList>['items'][number];

const pageSize = 10;

/** The numbered sessions of a class, with how many attended. */
export function CourseList({ planId }: { planId: string }) {
  const { t } = useTranslation(['groupPlans', 'offlinePlans']);
  const [page, setPage] = useState(1);
  const sessions = useQuery(
    api.groupPlans.courseList.queryOptions({
      input: { groupTrainingPlanId: planId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const { number, opened, finished } = useSessionColumns<CourseListItem>({ planId, to: '/system/center/detail/groupOfflinePlanDetail' });
  const done = useDoneColumn<CourseListItem>();
  return (
    <InnerTable
      list={sessions}
      empty={t('offlinePlans:sessions.empty')}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      columns={[
        number,
        { title: t('word.state'), dataIndex: 'state', render: (_, { state }) => <SessionStateTag state={state} /> },
        {
          title: t('people.attended'),
          key: 'attended',
          align: 'right',
          render: (_, { childCount, attendCount }) =>
            childCount === 0 ? t('word.nothing') : t('people.count', { count: attendCount, all: childCount }),
        },
        done,
        opened,
        finished,
      ]}
    />
  );
}
