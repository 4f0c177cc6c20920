import { useSearch } from '@tanstack/react-router';
import { Button, ConfigProvider, Flex, Result, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sessionTheme } from '../../app/theme.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useSession } from './queries.ts';
import { SessionHeader } from './session/session-header.tsx';
import { SessionWork } from './session/session-work.tsx';
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
  return (
    <Flex className="session-page" vertical gap="large">
      <SessionHeader session={session.data} />
      <SessionWork session={session.data} />
    </Flex>
  );
}
