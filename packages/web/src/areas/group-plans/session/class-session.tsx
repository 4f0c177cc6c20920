import { Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFailed } from '../../../ui/page-failed.tsx';
import { SessionScreen } from '../../offline-plans/public.ts';
import { StartClass } from '../start/start-class.tsx';
import { ClassVideo } from '../video/class-video.tsx';
import { AfterClass, ClassSteps } from './after-class.tsx';
import { classDesk } from './class-desk.ts';
import { AbandonClass, ClassLine } from './class-line.tsx';
import { useClassSession } from './class-query.ts';
import { People } from './people.tsx';
import './senders.ts';

const ofClass = { Line: ClassLine, Abandon: AbandonClass, People, Video: ClassVideo, After: AfterClass, Steps: ClassSteps };
const waiting = <Skeleton active paragraph={{ rows: 12 }} />;

/** A session of a class as its coach works through it on a tablet; a finished one to read. */
export function ClassSession({ planId, num }: { planId: string; num: number }) {
  const { t } = useTranslation('offlinePlans');
  const [isStarting, setStarting] = useState(false);
  const session = useClassSession(planId, num);
  if (session.isPending) return waiting;
  if (!session.data) return <PageFailed title={t('session.notFound')} error={session.error} onRetry={session.refetch} />;
  return (
    <Suspense fallback={waiting}>
      <SessionScreen session={session.data} desk={classDesk} places={ofClass} isStarting={isStarting} onStart={() => setStarting(true)} />
      {isStarting && <StartClass planId={planId} onClose={() => setStarting(false)} />}
    </Suspense>
  );
}
