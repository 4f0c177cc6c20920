import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Flex, Skeleton, Tabs } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { TrainerCertificates } from '../../certificates/public.ts';
import { PracticalTests } from '../tests/practical-tests.tsx';
import { TrainingTab } from '../training/training-tab.tsx';
import { ExamOfModule } from './exam-of-module.tsx';
import { useSessions } from './queries.ts';
import { SessionTable } from './session-table.tsx';

interface Props {
  module: TrainerTrainingModule;
  /** Whether it is planned, supervised and tested here. */
  mayWrite: boolean;
  /** What comes first for whoever learns it. */
  learning?: ReactNode;
}

/** What belongs to a module, in the order of its steps. */
export function ModuleTabs({ module, mayWrite, learning }: Props) {
  const { t } = useTranslation('certification');
  return (
    <Tabs
      items={[
        ...(learning ? [{ key: 'learning', label: t('moduleTabs.learning'), children: learning }] : []),
        { key: 'training', label: t('moduleTabs.training'), children: <TrainingTab module={module} mayWrite={mayWrite} /> },
        { key: 'supervision', label: t('sessions.title'), children: <Supervision module={module} /> },
        { key: 'test', label: t('moduleTabs.test'), children: <Tests module={module} mayWrite={mayWrite} /> },
        { key: 'certificates', label: t('moduleTabs.certificates'), children: <Certificates module={module} /> },
      ]}
    />
  );
}

/** The written exam, then what is shown and said. */
function Tests({ module, mayWrite }: Omit<Props, 'learning'>) {
  return (
    <Flex vertical gap="large">
      <ExamOfModule module={module} />
      <PracticalTests module={module} mayWrite={mayWrite} />
    </Flex>
  );
}

function Certificates({ module: { id, trainer } }: Pick<Props, 'module'>) {
  return (
    <Suspense fallback={<Skeleton active />}>
      <TrainerCertificates trainerId={trainer.id} trainerModuleId={id} />
    </Suspense>
  );
}

function Supervision({ module: { id, status } }: { module: TrainerTrainingModule }) {
  return <SessionTable list={useSessions(id)} isStopped={status === 'Stopped'} />;
}
