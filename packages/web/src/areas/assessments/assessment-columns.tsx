import type { AssessmentStatus } from '@trellis/contract/assessments/rules';
import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { Status } from '../../ui/status.tsx';
import { type RowAction, RowActions } from './row-actions.tsx';

const meanings = {
  None: 'neutral',
  Started: 'waiting',
  Finished: 'waiting',
  ReportedReady: 'good',
  Closed: 'neutral',
} as const satisfies Record<AssessmentStatus, string | undefined>;

interface Options {
  mayWrite: boolean;
  onOpen: (what: RowAction, row: UserAssessment) => void;
}

/** The columns of a child's assessments. */
export function useAssessmentColumns({ mayWrite, onOpen }: Options): TableColumnsType<UserAssessment> {
  const { t } = useTranslation('assessments');
  return [
    ...useFactColumns(formatDateTime),
    { key: 'actions', title: t('word.actions'), render: (_, row) => <RowActions row={row} mayWrite={mayWrite} onOpen={onOpen} /> },
  ];
}

/** The same without what can be done; times as a page or a drawer writes them. */
export function useFactColumns(format: typeof formatDateTime): TableColumnsType<UserAssessment> {
  const { t } = useTranslation('assessments');
  const { zone } = useCurrentUser();
  const time = (instant: string | null) => format(instant, zone) || t('word.nothing');
  return [
    {
      title: t('columns.name'),
      render: (_, { title, assessmentType, needPay }) => (
        <Flex vertical>
          <Typography.Text strong>{title}</Typography.Text>
          <Typography.Text type="secondary">
            {[t(`type.${assessmentType}`), needPay && t('paid')].filter(Boolean).join(' · ')}
          </Typography.Text>
        </Flex>
      ),
    },
    { title: t('columns.status'), render: (_, { status }) => <Status meaning={meanings[status]}>{t(`status.${status}`)}</Status> },
    { title: t('columns.ordered'), render: (_, { creationTime }) => time(creationTime) },
    { title: t('columns.sent'), render: (_, { sentTime }) => time(sentTime) },
    { title: t('columns.finished'), render: (_, { finishTime }) => time(finishTime) },
    {
      title: t('columns.filler'),
      render: (_, { isAnswered, fillerUser }) => (isAnswered ? (fillerUser?.name ?? t('guest')) : t('word.nothing')),
    },
  ];
}
