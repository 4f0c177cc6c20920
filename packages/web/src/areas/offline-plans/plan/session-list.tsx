import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { OutputOf } from '@trellis/contract/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { SessionStateTag } from '../state-tags.tsx';
import { useDoneColumn, useSessionColumns } from './session-columns.tsx';

type PlanSession = OutputOf<typeof offlinePlanCalls.sessionList>['items'][number];

const pageSize = 10;

/** The numbered sessions of a plan, each a click from its page: those to come too, to be prepared. */
export function SessionList({ planId }: { planId: string }) {
  const { t } = useTranslation(['offlinePlans', 'planSettings']);
  const { zone } = useCurrentUser();
  const [page, setPage] = useState(1);
  const sessions = useQuery(
    api.offlinePlans.sessionList.queryOptions({
      input: { userOfflinePlanId: planId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const { number, opened, finished } = useSessionColumns<PlanSession>({
    planId,
    to: '/system/center/detail/userOfflineCourseDetail',
    beside: ({ addedBy }) => addedBy && <Status>{t(`planSettings:adjust.added.${addedBy}`)}</Status>,
  });
  const booked = {
    title: t('sessions.bookedFor'),
    dataIndex: 'bookedFor',
    render: (time: string | null) => formatDateTime(time, zone),
  };
  const done = useDoneColumn<PlanSession>();
  const state = {
    title: t('word.state'),
    key: 'state',
    render: (_: unknown, session: PlanSession) => <SessionStateTag state={session.state} />,
  };
  return (
    <InnerTable
      list={sessions}
      empty={t('sessions.empty')}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      columns={[number, state, booked, done, opened, finished]}
    />
  );
}
