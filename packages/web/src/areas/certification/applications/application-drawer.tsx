import type { TrainingApplicationDetail } from '@trellis/contract/certification/application-schemas';
import type { ReviewAction } from '@trellis/contract/certification/rules';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDrawerDateTime } from '../../../app/format.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { SurveyForm } from '../../questionnaires/public.ts';
import { useApplication } from './queries.ts';
import { ResultTag } from './result-tag.tsx';
import { ReviewDialog } from './review-dialog.tsx';

/** One application: who it is, what they answered, and what is decided. */
export function ApplicationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const [action, setAction] = useState<ReviewAction>();
  const { data, error, refetch } = useApplication(id);
  const mayDecide = useCurrentUser().canWrite('RocketSystem.TrainingApplication');
  const isWaiting = mayDecide && data?.auditResult === 'UnReviewed' && !data.isCancelled;
  return (
    <SideDrawer
      size="large"
      title={data?.name ?? t('applications.title')}
      onClose={onClose}
      footer={isWaiting && <Decisions onChoose={setAction} />}
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && <Shown application={data} />}
      {data && action && <ReviewDialog application={data} action={action} onClose={() => setAction(undefined)} />}
    </SideDrawer>
  );
}

function Decisions({ onChoose }: { onChoose: (action: ReviewAction) => void }) {
  const { t } = useTranslation('certification');
  return (
    <Flex gap="small" justify="end" wrap>
      <Button onClick={() => onChoose('cancel')}>{t('review.cancel')}</Button>
      <Button danger onClick={() => onChoose('reject')}>
        {t('review.reject')}
      </Button>
      <Button type="primary" onClick={() => onChoose('pass')}>
        {t('review.pass')}
      </Button>
    </Flex>
  );
}

function Shown({ application }: { application: TrainingApplicationDetail }) {
  const { t } = useTranslation('certification');
  const { zone } = useCurrentUser();
  const { questionnaireAndAnswer: form, reviewTime, reviewerName } = application;
  const rows = [
    { key: 'result', label: t('applications.result'), children: <ResultTag application={application} /> },
    { key: 'email', label: t('apply.email'), children: application.email },
    { key: 'center', label: t('word.center'), children: application.tenantName },
    { key: 'phone', label: t('word.phone'), children: application.phone },
    { key: 'jobTitle', label: t('applications.jobTitle'), children: application.jobTitle },
    { key: 'workUnit', label: t('applications.workUnit'), children: application.workUnit },
    { key: 'module', label: t('applications.module'), children: application.trainingModule?.displayName },
    {
      key: 'account',
      label: t('applications.account'),
      children: t(application.hasAccount ? 'applications.hasAccount' : 'applications.noAccount'),
    },
    { key: 'applied', label: t('applications.applied'), children: formatDrawerDateTime(application.creationTime, zone) },
    {
      key: 'reviewed',
      label: t('applications.reviewed'),
      children: reviewTime && t('applications.by', { time: formatDrawerDateTime(reviewTime, zone), name: reviewerName ?? '—' }),
    },
    { key: 'remark', label: t('applications.remark'), children: application.remark },
  ].filter(({ children }) => children);
  return (
    <Flex vertical gap="large">
      <FactList column={1} size="small" bordered items={rows} />
      <section>
        <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
          {t('applications.answers')}
        </Typography.Title>
        <SurveyForm jsonString={form.jsonString} answers={form.answerContent} isReadOnly />
      </section>
    </Flex>
  );
}
