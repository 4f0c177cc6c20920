import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Alert, Flex, Progress } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import type { SessionPlaces } from './session-places.ts';

interface Props {
  session: SessionView;
  places: Pick<SessionPlaces, 'Line' | 'Abandon'>;
}

/** Whose session it is, which one of how many, and how far it has come. */
export const SessionHeader = memo(function SessionHeader({ session, places: { Line, Abandon } }: Props) {
  const { t } = useTranslation('offlinePlans');
  const isDisabled = useCurrentUser().withheldPolicies.includes('RocketSystem.UserOfflinePlan.Write');
  const stuck = isDisabled ? 'session.disabled' : 'session.stuck';
  const items = [...session.items, ...session.nonePlaybook];
  const answered = items.filter((item) => item.hasDone !== null).length;
  return (
    <Flex vertical gap="small" component="header">
      <Line session={session} />
      <Progress
        aria-label={t('session.progressLabel')}
        percent={items.length === 0 ? 0 : Math.round((answered / items.length) * 100)}
        format={() => t('session.answered', { answered, total: items.length })}
      />
      {!session.isWritable && (
        <Alert
          type="info"
          showIcon
          title={session.state === 'notStarted' ? t('session.notStarted') : t(session.mayAbandon ? stuck : 'session.readOnly')}
          action={session.mayAbandon && <Abandon session={session} />}
        />
      )}
    </Flex>
  );
});
