import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { ModuleExam } from '../../exams/public.ts';

/** The written exam of a trainer's module. */
export function ExamOfModule({ module: { id, trainer, status } }: { module: TrainerTrainingModule }) {
  const isRunning = status === 'NotStarted' || status === 'Learning';
  return (
    <Suspense fallback={<Skeleton active />}>
      <ModuleExam trainerModule={{ id, trainer, isRunning, isStopped: status === 'Stopped' }} />
    </Suspense>
  );
}
