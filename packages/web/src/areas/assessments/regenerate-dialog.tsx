import type { ReportRun } from '@trellis/contract/assessments/schemas';
import { Button, Empty, Flex, Progress, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Status } from '../../ui/status.tsx';
import { useRegenerate, useReported, useReportRuns } from './queries.ts';

interface Props {
  subjectId: string;
  onClose: () => void;
}

/** As it is read here: keys with a capital first letter on the wire have a small one. */
type ShownRun = Omit<ReportRun, 'items'> & { items: { finish: boolean }[] };

const meanings = { Create: 'waiting', Success: 'good', Failed: 'bad' } as const;

/** Makes a child's reports anew, and shows how far that is. */
export function RegenerateDialog({ subjectId, onClose }: Props) {
  const { t } = useTranslation('assessments');
  const reports = useReported(subjectId);
  const reported = reports.data?.items ?? [];
  const runs = useReportRuns(subjectId);
  const regenerate = useRegenerate();
  const start = () => regenerate.mutate({ userId: subjectId, userAssessmentIds: reported.map(({ id }) => id) });
  const isRunning = regenerate.isPending || (runs.data?.items.some(({ status }) => status === 'Create') ?? false);
  return (
    <Dialog
      title={t('regenerating.title')}
      onClose={onClose}
      footer={(close) => [
        <Button key="close" onClick={close}>
          {t('word.close')}
        </Button>,
        <Button key="start" type="primary" loading={isRunning} disabled={reported.length === 0} onClick={start}>
          {t('regenerating.start')}
        </Button>,
      ]}
    >
      <Flex vertical gap="middle">
        {reports.isSuccess && reported.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('regenerating.empty')} />}
        {reported.length > 0 && <Typography.Text>{t('regenerating.text', { count: reported.length })}</Typography.Text>}
        {reports.isError && <LoadFailed error={reports.error} onRetry={reports.refetch} />}
        {runs.isError && <LoadFailed error={runs.error} onRetry={runs.refetch} />}
        {runs.isPending && <Skeleton active />}
        {(runs.data?.items as unknown as ShownRun[] | undefined)?.slice(0, 5).map((run) => (
          <RunProgress key={run.id} run={run} />
        ))}
      </Flex>
    </Dialog>
  );
}

function RunProgress({ run: { name, status, creationTime, items } }: { run: ShownRun }) {
  const { t } = useTranslation('assessments');
  const { zone } = useCurrentUser();
  const done = items.filter(({ finish }) => finish).length;
  return (
    <section aria-label={name}>
      <Flex justify="space-between" gap="small" wrap>
        <Typography.Text>{name}</Typography.Text>
        <Status meaning={meanings[status]}>{t(`regenerating.status.${status}`)}</Status>
      </Flex>
      <Progress
        percent={Math.round((done * 100) / Math.max(items.length, 1))}
        status={status === 'Failed' ? 'exception' : status === 'Success' ? 'success' : 'active'}
        format={() => t('regenerating.progress', { done, total: items.length })}
        aria-label={t('regenerating.label', { name })}
      />
      <Typography.Text type="secondary">{formatDateTime(creationTime, zone)}</Typography.Text>
    </section>
  );
}
