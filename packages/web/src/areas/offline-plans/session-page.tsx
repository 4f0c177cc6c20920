import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ConfigProvider, Result, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionTheme } from '../../app/theme.ts';
import { PageFailed } from '../../ui/page-failed.tsx';
import { AfterFinish, AfterFinishSteps } from './session/after-finish.tsx';
import { AbandonChild, ChildLine } from './session/child-line.tsx';
import { gatesQuery } from './session/session-query.ts';
import { SessionScreen } from './session/session-screen.tsx';
import { useComeToStart } from './session/use-come-to-start.ts';
import { StartSession } from './start-session.tsx';
import { useSession } from './use-session.ts';

const SpecialReminders = lazy(() => import('./reminders/special-reminders.tsx').then((module) => ({ default: module.SpecialReminders })));
const ofChild = { Line: ChildLine, Abandon: AbandonChild, After: AfterFinish, Steps: AfterFinishSteps };

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
    <ConfigProvider theme={sessionTheme}>
      {num !== undefined && <SessionContent key={`${planId}.${num}`} planId={planId} num={num} isStarting={isStarting} onStart={start} />}
      {num === undefined && (isStarting ? <Reading /> : <NextSession planId={planId} onStart={start} />)}
      {isStarting && <StartSession planId={planId} onClose={end} />}
    </ConfigProvider>
  );
}

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
  const session = useSession(planId, num);
  if (session.isPending) return <Reading />;
  if (!session.data) return <PageFailed title={t('session.notFound')} error={session.error} onRetry={session.refetch} />;
  const { state, subject } = session.data;
  const isAhead = (state === 'notStarted' || state === 'open') && !subject.isClosed;
  return (
    <>
      <Suspense>{isAhead && <SpecialReminders userId={subject.id} />}</Suspense>
      <SessionScreen session={session.data} places={ofChild} isStarting={isStarting} onStart={onStart} />
    </>
  );
}
