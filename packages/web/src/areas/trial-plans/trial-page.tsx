import { useSearch } from '@tanstack/react-router';
import type { TrialView } from '@trellis/contract/trial-plans/schemas';
import { ConfigProvider, Flex, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { sessionTheme } from '../../app/theme.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { AfterTrial } from './after-trial.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { FinishBar } from './finish-bar.tsx';
import { useTrial, useTrialChanges } from './queries.ts';
import { TrialHeader } from './trial-header.tsx';
import { TrialItems } from './trial-items.tsx';
import { TrialMusicCard } from './trial-music.tsx';
import './trial.css';

/** A trial as the coach works through it on a tablet; a finished one to read. */
export function TrialPage() {
  const { trialPlanId = '' } = useSearch({ strict: false });
  const trial = useTrial(trialPlanId);
  return (
    <ConfigProvider theme={sessionTheme}>
      {trial.isPending && <Skeleton active paragraph={{ rows: 12 }} />}
      {trial.isError && !trial.data && <LoadFailed error={trial.error} onRetry={trial.refetch} />}
      {trial.data && <LoadedTrial key={trialPlanId} trial={trial.data as TrialView} />}
    </ConfigProvider>
  );
}

function LoadedTrial({ trial }: { trial: TrialView }) {
  const { say } = useTrialChanges();
  const [isFinished, setFinished] = useState(false);
  return (
    <Flex className="trial-page" vertical gap="large">
      <TrialHeader trial={trial} />
      <Suspense fallback={<Skeleton active />}>
        <TrialItems trial={trial} />
        <TrialMusicCard trial={trial} />
        <FeedbackCard trial={trial} onSubmit={(feedbacks) => say.mutateAsync({ trialPlanId: trial.id, feedbacks })} />
      </Suspense>
      {trial.isWritable && <FinishBar trial={trial} onFinished={() => setFinished(true)} />}
      {isFinished && <AfterTrial subject={trial.subject} onClose={() => setFinished(false)} />}
    </Flex>
  );
}
