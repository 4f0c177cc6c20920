import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ListeningRecord } from '@trellis/contract/music/schemas';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Status } from '../../ui/status.tsx';
import { clock } from './heard.ts';

interface Page {
  items: readonly ListeningRecord[];
  totalCount: number;
}

/** What was listened to in sessions, the latest first; more when asked for. */
export function ListeningList({ records }: { records: UseInfiniteQueryResult<InfiniteData<Page>> }) {
  const { t } = useTranslation('music');
  const shown = records.data?.pages.flatMap(({ items }) => items) ?? [];
  const totalCount = records.data?.pages[0]?.totalCount ?? 0;
  return (
    <>
      {records.isPending && <Skeleton active />}
      {records.isError && <LoadFailed error={records.error} onRetry={records.refetch} />}
      {records.data && totalCount === 0 && <NothingHere title={t('records.emptyData')} />}
      <Flex vertical gap="large">
        {shown.map((record) => (
          <Listened key={record.id} record={record} />
        ))}
        {totalCount > 0 && (
          <Flex gap="small" align="center" justify="space-between" wrap>
            <Typography.Text type="secondary" role="status">
              {t('records.shown', { count: shown.length, total: totalCount })}
            </Typography.Text>
            {records.hasNextPage && (
              <Button loading={records.isFetchingNextPage} onClick={() => void records.fetchNextPage()}>
                {t('records.more')}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </>
  );
}

function Listened({ record: { num, time, trackCount, audioRecordPunch } }: { record: ListeningRecord }) {
  const { t } = useTranslation('music');
  const { zone } = useCurrentUser();
  const { punched, listenedList } = audioRecordPunch;
  return (
    <section>
      <Flex gap="small" align="center" wrap>
        <Typography.Title level={3} style={{ fontSize: 'var(--text-body)', marginBlock: 0 }}>
          {t('records.session', { num, time: formatDrawerDateTime(time, zone) })}
        </Typography.Title>
        {punched && <Status meaning="good">{t('records.all')}</Status>}
      </Flex>
      {listenedList.length === 0 && (
        <Typography.Text type="secondary">{trackCount === 0 ? t('emptyData') : t('records.noMusicPlayed')}</Typography.Text>
      )}
      <ol className="plain-list">
        {listenedList.map(({ sessionTrackId, title, progress, duration, isFinished, isPunched }) => (
          <li key={sessionTrackId}>
            <Flex gap="small" justify="space-between" wrap>
              <Typography.Text>{title}</Typography.Text>
              <Flex gap="small" align="center">
                <Typography.Text className="tabular" type="secondary">
                  {clock(progress)} / {clock(duration)}
                </Typography.Text>
                {isPunched ? (
                  <Status meaning="good">{t('punched')}</Status>
                ) : (
                  <Status meaning={isFinished ? 'waiting' : undefined}>{isFinished ? t('heard') : t('records.part')}</Status>
                )}
              </Flex>
            </Flex>
          </li>
        ))}
      </ol>
    </section>
  );
}
