import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { BarText } from '../start/bar-text.tsx';

/** The children of a plan, each with the sessions that it has left and what keeps it from the next one. */
export function ChildList({ planId }: { planId: string }) {
  const { t } = useTranslation(['groupPlans', 'groups']);
  const [page, setPage] = useState(1);
  const children = useQuery(api.groupPlans.childList.queryOptions({ input: { groupTrainingPlanId: planId } }));
  return (
    <InnerTable
      list={children}
      empty={t('groups:detail.noChildren')}
      page={page}
      pageSize={children.data?.totalCount || 1}
      onPage={setPage}
      columns={[
        {
          title: t('word.child'),
          dataIndex: 'name',
          render: (name: string, { id }) => (
            <Link to="/system/center/detail/subjectDetail" search={{ id }}>
              {name}
            </Link>
          ),
        },
        { title: t('people.left'), dataIndex: 'remainingClasses', align: 'right' },
        { title: t('people.standing'), key: 'bar', render: (_, child) => <BarText child={child} /> },
      ]}
    />
  );
}
