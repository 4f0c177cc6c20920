import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { SessionStateTag } from '../state-tags.tsx';

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
  return (
    <InnerTable
      list={sessions}
      empty={t('sessions.empty')}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      columns={[
        {
          title: t('sessions.numColumn'),
          dataIndex: 'num',
          render: (_, { num, addedBy }) => (
            <Flex gap="small" align="center">
              <Link to="/system/center/detail/userOfflineCourseDetail" search={{ planId, num }} aria-label={t('sessions.view', { num })}>
                {t('sessions.num', { num })}
              </Link>
              {addedBy && <Status>{t(`planSettings:adjust.added.${addedBy}`)}</Status>}
            </Flex>
          ),
        },
        {
          title: t('word.state'),
          dataIndex: 'state',
          render: (_, { state }) => <SessionStateTag state={state} />,
        },
        {
          title: t('sessions.doneColumn'),
          key: 'done',
          align: 'right',
          render: (_, session) => t('sessions.done', { done: session.doneCount, total: session.itemCount }),
        },
        { title: t('sessions.openedAt'), dataIndex: 'openedAt', render: (at: string | null) => at && formatDateTime(at, zone) },
        { title: t('sessions.finishedAt'), dataIndex: 'finishedAt', render: (at: string | null) => at && formatDateTime(at, zone) },
      ]}
    />
  );
}
