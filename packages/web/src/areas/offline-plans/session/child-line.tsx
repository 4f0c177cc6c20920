import { IdcardOutlined } from '@ant-design/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { SubjectPanel } from '../../subjects/public.ts';
import { AskFamilyButton } from '../family/ask-family-button.tsx';
import { SessionStateTag } from '../state-tags.tsx';
import { AbandonButton } from './abandon-button.tsx';

/** Gives the session of a child up, and goes to its plan. */
export function AbandonChild({ session }: { session: SessionView }) {
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/system/center/detail/subjectDetail', search: { id: session.subject.id, tab: 'plan' } });
  return <AbandonButton session={session} onSent={leave} />;
}

const lineFields = [
  'id',
  'run',
  'subject',
  'num',
  'totalNum',
  'state',
  'sessionDuration',
  'coachName',
  'isWritable',
  'mayAbandon',
] as const;

/** The child, who opens over the session, and where it leads; no answer changes it. */
export const ChildLine = memo(
  function ChildLine({ session }: { session: SessionView }) {
    const { t } = useTranslation('offlinePlans');
    const [isOpen, setOpen] = useState(false);
    const mayLookUp = useCurrentUser().can('PFE.UserManagement.Subject');
    return (
      <Flex gap="middle" align="center" justify="space-between" wrap>
        <Flex gap="middle" align="center" wrap>
          <Typography.Title level={1}>{session.subject.name}</Typography.Title>
          {mayLookUp && (
            <Button icon={<IdcardOutlined aria-hidden />} onClick={() => setOpen(true)}>
              {t('session.openChild')}
            </Button>
          )}
          <Typography.Text strong>{t('session.heading', { num: session.num, totalNum: session.totalNum })}</Typography.Text>
          <SessionStateTag state={session.state} />
          {session.sessionDuration !== null && (
            <Typography.Text type="secondary">{t('word.minutes', { count: session.sessionDuration })}</Typography.Text>
          )}
          <Typography.Text type="secondary">{t('session.coach', { name: session.coachName })}</Typography.Text>
        </Flex>
        {session.state === 'finished' && !session.subject.isClosed && (
          <AskFamilyButton subject={session.subject} planId={session.userOfflinePlanId} sessionId={session.id} />
        )}
        {session.isWritable && session.mayAbandon && <AbandonChild session={session} />}
        <Link className="touch-link" to="/system/center/detail/subjectDetail" search={{ id: session.subject.id, tab: 'plan' }}>
          {t('session.back')}
        </Link>
        <Suspense>{isOpen && <SubjectPanel id={session.subject.id} onClose={() => setOpen(false)} />}</Suspense>
      </Flex>
    );
  },
  (before, after) => lineFields.every((field) => before.session[field] === after.session[field]),
);
