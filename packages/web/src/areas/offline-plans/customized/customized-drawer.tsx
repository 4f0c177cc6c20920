import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CustomizedRecord } from '@trellis/contract/offline-plans/customized/schemas';
import { Flex, Pagination, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDay, formatDrawerDateTime } from '../../../app/format.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { SharesTold } from './shares-told.tsx';

const pageSize = 5;

/** Which plans of a child were made by a report, and what that recommended. */
export function CustomizedDrawer({ subject, onClose }: { subject: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation('customizedPlans');
  const [page, setPage] = useState(1);
  const plans = useQuery(
    api.customizedPlans.list.queryOptions({
      input: { userId: subject.id, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <SideDrawer title={t('title', { name: subject.name })} onClose={onClose}>
      {plans.isPending && <Skeleton active />}
      {plans.isError && <LoadFailed error={plans.error} onRetry={plans.refetch} />}
      {plans.data?.totalCount === 0 && <NothingHere title={t('empty')} hint={t('emptyHint')} />}
      <Flex vertical gap="large">
        {plans.data?.items.map((record) => (
          <Customized key={record.id} record={record} />
        ))}
        {plans.data && plans.data.totalCount > pageSize && (
          <Pagination
            current={page}
            pageSize={pageSize}
            total={plans.data.totalCount}
            onChange={setPage}
            showSizeChanger={false}
            align="end"
          />
        )}
      </Flex>
    </SideDrawer>
  );
}

function Customized({ record }: { record: CustomizedRecord }) {
  const { t } = useTranslation(['customizedPlans', 'assessments']);
  const { zone } = useCurrentUser();
  const { report, recommendDifficulty, recommendMusicCourse, arrangeableClass } = record;
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-body)', marginBlock: 0 }}>
        <Link to="/system/center/detail/userOfflinePlanDetail" search={{ planId: record.userOfflinePlanId }}>
          {record.displayName}
        </Link>
      </Typography.Title>
      <Typography.Paragraph type="secondary">
        {t('made', { date: formatDrawerDateTime(record.creationTime, zone), name: record.creator })}
      </Typography.Paragraph>
      <Typography.Text>{t('byReport', { title: report.title, date: formatDay(report.finishTime, zone) })}</Typography.Text>
      <SharesTold shares={record.categories} />
      <FactList
        size="small"
        column={1}
        items={[
          { key: 'bars', label: t('bars'), children: record.bars },
          { key: 'level', label: t('assessments:report.difficulty'), children: recommendDifficulty ?? t('word.nothing') },
          { key: 'sessions', label: t('assessments:report.sessions'), children: arrangeableClass ?? t('word.nothing') },
          {
            key: 'music',
            label: t('assessments:report.music'),
            children: recommendMusicCourse ? t(`assessments:report.musicCourses.${recommendMusicCourse}`) : t('word.nothing'),
          },
        ]}
      />
    </section>
  );
}
