import { useNavigate } from '@tanstack/react-router';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { StartTrialDialog } from './start-trial-dialog.tsx';
import { TrialsOfChild } from './trials-of-child.tsx';

/** A child's trials, and the next one. */
export function TrialTab({ subject }: { subject: Pick<SubjectInfo, 'id' | 'name' | 'isErased' | 'tag'> }) {
  const { t } = useTranslation('trialPlans');
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const open = (trialPlanId: string) => void navigate({ to: '/system/center/detail/trialSessionDetail', search: { trialPlanId } });
  const mayStart = can('RocketSystem.UserOfflinePlan.Write') && !isClosed(subject);
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Typography.Title level={2} style={{ fontSize: 'var(--text-large)', margin: 0 }}>
          {t('tab.title')}
        </Typography.Title>
        {mayStart && <Button onClick={() => setStarting(true)}>{t('start.open')}</Button>}
      </Flex>
      <TrialsOfChild subjectId={subject.id} onOpen={({ id }) => open(id)} />
      {isStarting && <StartTrialDialog subject={subject} onStarted={open} onClose={() => setStarting(false)} />}
    </Flex>
  );
}
