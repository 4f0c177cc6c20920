import { getRouteApi } from '@tanstack/react-router';
import { Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useSessions, useTrainerModules } from '../trainer/queries.ts';
import { SessionTable } from '../trainer/session-table.tsx';
import { AppointmentTable, type OpenedAppointment } from '../training/appointment-table.tsx';
import { FeedbackShown } from '../training/feedback-dialog.tsx';
import { useAppointments } from '../training/queries.ts';
import { ApplicationCard } from './application-card.tsx';
import { OwnModules } from './own-modules.tsx';

const route = getRouteApi('/system/center/personalCenter');

/** What somebody learns, how they apply for it, and whom they supervise. */
export function PersonalCenterPage() {
  const { t } = useTranslation('certification');
  const { module } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useTrainerModules();
  return (
    <>
      <PageHeader title={t('personal.title')} />
      <Flex vertical gap="large">
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton active paragraph={{ rows: 8 }} />}
        {data && data.length > 0 && (
          <OwnModules modules={data} shown={module} onShow={(id) => void navigate({ search: { module: id }, replace: true })} />
        )}
        {data?.length === 0 && <WithoutModule />}
        <Supervised />
        <Led />
      </Flex>
    </>
  );
}

function WithoutModule() {
  const { t } = useTranslation('certification');
  const mayApply = useCurrentUser().can('RocketSystem.TrainingApplication.Apply');
  if (mayApply) return <ApplicationCard />;
  return <NothingHere title={t('personal.none')} hint={t('personal.noneHint')} />;
}

/** Only whoever supervises sees what they supervise. */
function Supervised() {
  const { t } = useTranslation('certification');
  const list = useSessions();
  if (!list.data || list.data.length === 0) return null;
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
        {t('personal.supervised')}
      </Typography.Title>
      <SessionTable list={list} withTrainer />
    </section>
  );
}

/** Only whoever leads appointments sees them. */
function Led() {
  const { t } = useTranslation('certification');
  const list = useAppointments();
  const [opened, setOpened] = useState<OpenedAppointment>();
  if (!list.data || list.data.length === 0) return null;
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
        {t('appointments.led')}
      </Typography.Title>
      <AppointmentTable list={list} mayWrite={false} withTrainer onOpen={setOpened} />
      {opened && <FeedbackShown appointment={opened.appointment} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
