import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, ConfigProvider, Flex, Result, Skeleton } from 'antd';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionTheme } from '../../app/theme.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { prepareFields } from './feedback/property-field.tsx';
import { RefusedAnswers } from './session/refused-answers.tsx';
import { SessionHeader } from './session/session-header.tsx';
import { gatesQuery } from './session/session-query.ts';
import { SessionWork } from './session/session-work.tsx';
import { Standing } from './session/standing.tsx';
import { StartBar } from './session/start-bar.tsx';
import { useComeToStart } from './session/use-come-to-start.ts';
import { useKeptSession } from './session/use-kept-session.ts';
import { StartSession } from './start-session.tsx';
import { useSession } from './use-session.ts';
import './offline-plans.css';

/** A session as the coach works through it on a tablet; a finished one to read. */
export function SessionPage() {
  const { planId = '', num } = useSearch({ strict: false });
  const { isToStart, giveUp } = useComeToStart();
  const [isStarting, setStarting] = useState(isToStart);
  const start = () => setStarting(true);
  const end = () => {
    setStarting(false);
    giveUp();
  };
  return (
    <ConfigProvider theme={sessionTheme} wave={noWave}>
      {num !== undefined && <SessionContent key={`${planId}.${num}`} planId={planId} num={num} isStarting={isStarting} onStart={start} />}
      {num === undefined && (isStarting ? <Reading /> : <NextSession planId={planId} onStart={start} />)}
      {isStarting && <StartSession planId={planId} onClose={end} />}
    </ConfigProvider>
  );
}

/** It measures the page before a tap is answered. */
const noWave = { disabled: true };
const Reading = () => <Skeleton active paragraph={{ rows: 12 }} />;

/** The session that a plan comes to next, before anybody started it. */
function NextSession({ planId, onStart }: { planId: string; onStart: () => void }) {
  const { t } = useTranslation('offlinePlans');
  const { data, isPending } = useQuery(gatesQuery(planId));
  if (isPending) return <Reading />;
  const num = data?.num ?? null;
  if (num === null) return <Result status="warning" title={t('session.notFound')} />;
  return <SessionContent planId={planId} num={num} isStarting={false} onStart={onStart} />;
}

interface ContentProps {
  planId: string;
  num: number;
  isStarting: boolean;
  onStart: () => void;
}

function SessionContent({ planId, num, isStarting, onStart }: ContentProps) {
  const { t } = useTranslation('offlinePlans');
  const failureText = useFailureText();
  const session = useSession(planId, num);
  if (session.isPending) return <Reading />;
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
  return <LoadedSession session={session.data} isStarting={isStarting} onStart={onStart} />;
}

function LoadedSession({ session, isStarting, onStart }: Pick<ContentProps, 'isStarting' | 'onStart'> & { session: SessionView }) {
  const kept = useKeptSession(session);
  const shown = useDeferredValue(kept.session);
  // a form that is opened without a network has its fields by then
  useEffect(prepareFields, []);
  return (
    <Flex className="session-page" vertical gap="large">
      <SessionHeader session={shown} />
      {!kept.session.isWritable && <Standing kept={kept} />}
      <RefusedAnswers session={session} refused={kept.refused} />
      <SessionWork kept={kept} />
      {kept.session.mayStart && <StartBar isStarting={isStarting} onStart={onStart} />}
    </Flex>
  );
}
