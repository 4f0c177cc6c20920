import { Link } from '@tanstack/react-router';
import type { ApplyState } from '@trellis/contract/certification/application-schemas';
import type { CardState } from '@trellis/contract/certification/rules';
import { Button, Card, Flex, Result, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useApplyState } from '../applications/queries.ts';
import { AppliedDrawer } from './applied-drawer.tsx';
import { ApplyDrawer } from './apply-drawer.tsx';

const looks: Record<CardState, 'info' | 'success' | 'warning'> = {
  notApplied: 'info',
  pending: 'info',
  notApproved: 'warning',
  approved: 'success',
  noneAssigned: 'info',
};

/** What somebody without a module sees: where their application stands, and the way to apply. */
export function ApplicationCard() {
  const { data, error, refetch } = useApplyState(true);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  return <Shown application={data} />;
}

function Shown({ application }: { application: ApplyState }) {
  const { t } = useTranslation('certification');
  const [opened, setOpened] = useState<'apply' | 'read'>();
  const { state, remark, creationTime, canApply, preparationTrainerId } = application;
  const close = () => setOpened(undefined);
  const hasForm = canApply || preparationTrainerId !== null;
  const isAgain = state === 'notApproved';
  return (
    <Card>
      <Result
        status={looks[state]}
        title={t(`personal.states.${state}`)}
        subTitle={
          <Flex vertical gap="small">
            {t(`personal.texts.${state}`, { date: formatDate(creationTime) })}
            {isAgain && remark && <Typography.Text>{t('personal.remark', { remark })}</Typography.Text>}
          </Flex>
        }
        extra={
          <Flex gap="middle" justify="center" align="center" wrap>
            {canApply && (
              <Button type="primary" onClick={() => setOpened('apply')}>
                {t(isAgain ? 'personal.applyAgain' : 'personal.applyNow')}
              </Button>
            )}
            {hasForm && (
              <Button type="link" onClick={() => setOpened(canApply ? 'apply' : 'read')}>
                {t('module.form')}
              </Button>
            )}
            <Link to="/system/menu/account">{t('personal.infoForm')}</Link>
          </Flex>
        }
      />
      {opened === 'apply' && <ApplyDrawer application={application} onClose={close} />}
      {opened === 'read' && <AppliedDrawer application={application} onClose={close} />}
    </Card>
  );
}
