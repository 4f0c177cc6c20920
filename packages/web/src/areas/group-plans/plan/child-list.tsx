import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GroupPlan } from '@trellis/contract/group-plans/schemas';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { AskFamilyButton } from '../../offline-plans/public.ts';
import { BarText } from '../start/bar-text.tsx';

/** The children of a plan, each with the sessions that it has left, what keeps it from the next one, and the way to ask its family about the last. */
export function ChildList({ plan: { id: planId, num } }: { plan: GroupPlan }) {
  const { t } = useTranslation(['groupPlans', 'groups', 'familyPages']);
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
        ...(num > 0
          ? [
              {
                title: t('familyPages:records.parent'),
                key: 'family',
                render: (_: unknown, child: { id: string; name: string }) => (
                  <Suspense>
                    <AskFamilyButton subject={child} planId={planId} />
                  </Suspense>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
