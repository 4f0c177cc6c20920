import './record.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Breadcrumb, Button, Flex, Result, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate } from '../../../app/format.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PdfButton } from '../../../ui/pdf-button.tsx';
import { isLostConnection } from '../../../ui/use-failure-text.ts';
import { useSubject } from '../queries.ts';
import { RecordAttendance, RecordContracts, RecordGuardians, RecordPlans } from './record-parts.tsx';
import { SubjectInfoCard } from './subject-info-card.tsx';

const route = getRouteApi('/system/archivesV2');

/** What the tab of plans needs. */
const ofPlanTab = ['RocketSystem.UserOfflinePlan', 'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab'] as const;

/** Everything that is kept about a child on one page, to read and to print. */
export function RecordPage() {
  const { t } = useTranslation('subjects');
  const { subjectId } = route.useSearch();
  const { data: subject, isError, error, refetch } = useSubject(subjectId);
  const isKept = !useCurrentUser().roles.includes('agent');
  if (error && isLostConnection(error)) return <LoadFailed error={error} onRetry={refetch} />;
  if (!subjectId || isError || !isKept)
    return <Result status="404" title={error?.message ?? t('detail.missing')} subTitle={t('detail.missingHint')} />;
  if (!subject) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Record subject={subject} />;
}

function Record({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { can, zone } = useCurrentUser();
  const { id } = subject;
  const child = (
    <Link to="/system/center/detail/subjectDetail" search={{ id }}>
      {subject.name}
    </Link>
  );
  return (
    <Flex vertical gap="large" className="record">
      <div>
        <Breadcrumb className="record-tools" items={[{ title: child }, { title: t('record.title') }]} />
        <PageHeader
          title={t('record.of', { name: subject.name })}
          extra={
            <Flex gap="small" className="record-tools">
              <PdfButton document="subjectRecord" id={id} />
              <Button type="primary" onClick={() => window.print()}>
                {t('record.print')}
              </Button>
            </Flex>
          }
        />
        <Typography.Text type="secondary">{t('record.printedOn', { date: formatDate(centreToday(zone)) })}</Typography.Text>
      </div>
      <SubjectInfoCard readOnly subject={subject} />
      <RecordGuardians guardians={subject.guardians} />
      {can('RocketSystem.UserContract') && <RecordContracts subjectId={id} />}
      {ofPlanTab.every(can) && <RecordPlans subjectId={id} />}
      {can('PFE.UserManagement.CheckIn') && <RecordAttendance subjectId={id} />}
    </Flex>
  );
}
