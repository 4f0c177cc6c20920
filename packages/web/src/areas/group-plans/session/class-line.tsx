import { Link, useNavigate } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Flex, Typography } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AbandonButton, SessionStateTag } from '../../offline-plans/public.ts';

/** Gives the session of a class up, and goes to its plan. */
export function AbandonClass({ session }: { session: SessionView }) {
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/system/center/detail/groupOfflinePlanDetail', search: { planId: session.userOfflinePlanId } });
  return (
    <Suspense>
      <AbandonButton session={session} onSent={leave} />
    </Suspense>
  );
}

/** The class, and where its session leads. */
export function ClassLine({ session }: { session: SessionView }) {
  const { t } = useTranslation('offlinePlans');
  const { subject, num, totalNum, state, sessionDuration, coachName, isWritable, mayAbandon, userOfflinePlanId: planId } = session;
  return (
    <Flex gap="middle" align="center" justify="space-between" wrap>
      <Flex gap="middle" align="center" wrap>
        <Typography.Title level={1}>{subject.name}</Typography.Title>
        <Typography.Text strong>{t('session.heading', { num, totalNum })}</Typography.Text>
        <SessionStateTag state={state} />
        {sessionDuration !== null && <Typography.Text type="secondary">{t('word.minutes', { count: sessionDuration })}</Typography.Text>}
        <Typography.Text type="secondary">{t('session.coach', { name: coachName })}</Typography.Text>
      </Flex>
      {isWritable && mayAbandon && <AbandonClass session={session} />}
      <Link className="touch-link" to="/system/center/detail/groupOfflinePlanDetail" search={{ planId }}>
        {t('session.back')}
      </Link>
    </Flex>
  );
}
