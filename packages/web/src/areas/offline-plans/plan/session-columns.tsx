import { Link } from '@tanstack/react-router';
import { Flex, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';

interface Shown {
  num: number;
  openedAt: string | null;
  finishedAt: string | null;
}

interface Options<T> {
  planId: string;
  /** The page of a session: of one child or of a class. */
  to: '/system/center/detail/userOfflineCourseDetail' | '/system/center/detail/groupOfflinePlanDetail';
  /** What stands beside the number. */
  beside?: (session: T) => ReactNode;
  /** What stands where nobody finished it. */
  unfinished?: string;
}

/** What every list of a plan's sessions shows of them: the number, a click from its page, and when it began and ended. */
export function useSessionColumns<T extends Shown>({ planId, to, beside, unfinished }: Options<T>) {
  const { t } = useTranslation('offlinePlans');
  const { zone } = useCurrentUser();
  const at = (moment: string | null) => moment && formatDateTime(moment, zone);
  const number: TableColumnsType<T>[number] = {
    title: t('sessions.numColumn'),
    dataIndex: 'num',
    render: (num: number, session) => (
      <Flex gap="small" align="center">
        <Link to={to} search={{ planId, num }} aria-label={t('sessions.view', { num })}>
          {t('sessions.num', { num })}
        </Link>
        {beside?.(session)}
      </Flex>
    ),
  };
  const opened: TableColumnsType<T>[number] = { title: t('sessions.openedAt'), dataIndex: 'openedAt', render: at };
  const finished: TableColumnsType<T>[number] = {
    title: t('sessions.finishedAt'),
    dataIndex: 'finishedAt',
    render: (moment: string | null) => at(moment) ?? unfinished,
  };
  return { number, opened, finished };
}

interface Counted {
  doneCount: number;
  itemCount: number;
}

/** How many of a session's exercises are done. */
export function useDoneColumn<T extends Counted>(): TableColumnsType<T>[number] {
  const { t } = useTranslation('offlinePlans');
  return {
    title: t('sessions.doneColumn'),
    key: 'done',
    align: 'right',
    render: (_, { doneCount: done, itemCount: total }) => t('sessions.done', { done, total }),
  };
}
