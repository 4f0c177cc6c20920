import { useSearch } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, ConfigProvider, Flex, Result, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionTheme } from '../../app/theme.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { prepareFields } from './feedback/property-field.tsx';
import { RefusedAnswers } from './session/refused-answers.tsx';
import { SessionHeader } from './session/session-header.tsx';
import { SessionWork } from './session/session-work.tsx';
import { useKeptSession } from './session/use-kept-session.ts';
import { useSession } from './use-session.ts';
import './offline-plans.css';

/** A session as the coach works through it on a tablet; a finished one to read. */
export function SessionPage() {
  const { planId = '', num = 0 } = useSearch({ strict: false });
  return (
    <ConfigProvider theme={sessionTheme}>
      <SessionContent key={`${planId}.${num}`} planId={planId} num={num} />
    </ConfigProvider>
  );
}

function SessionContent({ planId, num }: { planId: string; num: number }) {
  const { t } = useTranslation('offlinePlans');
  const failureText = useFailureText();
  const session = useSession(planId, num);
  if (session.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (!session.data) {
    return (
      <Result
        status="warning"
        title={t('session.notFound')}
        subTitle={session.error && failureText(session.error)}
        extra={
          <Button type="primary" onClick={() => void session.refetch()}>
            {t('word.tryAgain')}
          </Button>
        }
      />
    );
  }
  return <LoadedSession session={session.data} />;
}

function LoadedSession({ session }: { session: SessionView }) {
  const kept = useKeptSession(session);
  // a form that is opened without a network has its fields by then
  useEffect(prepareFields, []);
  return (
    <Flex className="session-page" vertical gap="large">
      <SessionHeader session={kept.session} />
      <RefusedAnswers session={session} refused={kept.refused} />
      <SessionWork kept={kept} />
    </Flex>
  );
}
