import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { SessionStateTag } from '../../offline-plans/public.ts';

const pageSize = 10;

/** The numbered sessions of a class, with how many attended. */
export function CourseList({ planId }: { planId: string }) {
  const { t } = useTranslation(['groupPlans', 'offlinePlans']);
  const { zone } = useCurrentUser();
  const [page, setPage] = useState(1);
  const sessions = useQuery(
    api.groupPlans.courseList.queryOptions({
      input: { groupTrainingPlanId: planId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <InnerTable
      list={sessions}
      empty={t('offlinePlans:sessions.empty')}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      columns={[
        {
          title: t('offlinePlans:sessions.numColumn'),
          dataIndex: 'num',
          render: (num: number) => (
            <Link
              to="/system/center/detail/groupOfflinePlanDetail"
              search={{ planId, num }}
              aria-label={t('offlinePlans:sessions.view', { num })}
            >
              {t('offlinePlans:sessions.num', { num })}
            </Link>
          ),
        },
        { title: t('word.state'), dataIndex: 'state', render: (_, { state }) => <SessionStateTag state={state} /> },
        {
          title: t('people.attended'),
          key: 'attended',
          align: 'right',
          render: (_, { childCount, attendCount }) =>
            childCount === 0 ? t('word.nothing') : t('people.count', { count: attendCount, all: childCount }),
        },
        {
          title: t('offlinePlans:sessions.doneColumn'),
          key: 'done',
          align: 'right',
          render: (_, { doneCount: done, itemCount: total }) => t('offlinePlans:sessions.done', { done, total }),
        },
        {
          title: t('offlinePlans:sessions.openedAt'),
          dataIndex: 'openedAt',
          render: (at: string | null) => at && formatDateTime(at, zone),
        },
        {
          title: t('offlinePlans:sessions.finishedAt'),
          dataIndex: 'finishedAt',
          render: (at: string | null) => at && formatDateTime(at, zone),
        },
      ]}
    />
  );
}
