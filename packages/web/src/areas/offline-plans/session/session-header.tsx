import { Link } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Alert, Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { AskFamilyButton } from '../family/ask-family-button.tsx';
import { SessionStateTag } from '../state-tags.tsx';

/** Whose session it is, which one of how many, and how far it has come. */
export function SessionHeader({ session }: { session: SessionView }) {
  const { t } = useTranslation('offlinePlans');
  const items = [...session.items, ...session.nonePlaybook];
  const answered = items.filter((item) => item.hasDone !== null).length;
  return (
    <Flex vertical gap="small" component="header">
      <Flex gap="middle" align="center" justify="space-between" wrap>
        <Flex gap="middle" align="center" wrap>
          <Typography.Title level={1}>{session.subject.name}</Typography.Title>
          <Typography.Text strong>{t('session.heading', { num: session.num, totalNum: session.totalNum })}</Typography.Text>
          <SessionStateTag state={session.state} />
          <Typography.Text type="secondary">{t('session.coach', { name: session.coachName })}</Typography.Text>
        </Flex>
        {session.state === 'finished' && (
          <AskFamilyButton subject={session.subject} planId={session.userOfflinePlanId} sessionId={session.id} />
        )}
        <Link className="touch-link" to="/system/center/detail/subjectDetail" search={{ id: session.subject.id, tab: 'plan' }}>
          {t('session.back')}
        </Link>
      </Flex>
      <Progress
        aria-label={t('session.progressLabel')}
        percent={items.length === 0 ? 0 : Math.round((answered / items.length) * 100)}
        format={() => t('session.answered', { answered, total: items.length })}
      />
      {!session.isWritable && (
        <Alert type="info" showIcon title={session.state === 'notStarted' ? t('session.notStarted') : t('session.readOnly')} />
      )}
    </Flex>
  );
}
