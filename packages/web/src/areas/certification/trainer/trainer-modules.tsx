import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Button, Card, Flex, Skeleton, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { IssueDrawer } from '../../certificates/public.ts';
import { AddSessionsDrawer } from './add-sessions-drawer.tsx';
import { Medals } from './medals.tsx';
import { ModuleFormDrawer } from './module-form-drawer.tsx';
import { ModuleTabs } from './module-tabs.tsx';
import { usePeriodText } from './period.ts';
import { PeriodDrawer } from './period-drawer.tsx';
import { useModuleChanges, useSessions, useTrainerModules } from './queries.ts';
import { ModuleStatus } from './status-tags.tsx';
import { StepStrip } from './step-strip.tsx';

/** Every module of a trainer with its steps and its supervision. */
export function TrainerModules({ trainerId, mayWrite }: { trainerId: string; mayWrite: boolean }) {
  const { t } = useTranslation('certification');
  const { data, error, refetch } = useTrainerModules(trainerId);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.length === 0) {
    return <NothingHere title={t('trainer.noModules')} hint={mayWrite ? t('trainer.noModulesHint') : undefined} />;
  }
  return (
    <Flex vertical gap="middle">
      {data.map((module) => (
        <ModuleCard key={module.id} module={module} mayWrite={mayWrite} />
      ))}
    </Flex>
  );
}

function ModuleCard({ module, mayWrite }: { module: TrainerTrainingModule; mayWrite: boolean }) {
  const { t } = useTranslation('certification');
  const periodText = usePeriodText();
  const sessions = useSessions(module.id);
  const [open, setOpen] = useState<'period' | 'sessions' | 'form' | 'certificate'>();
  const close = () => setOpen(undefined);
  const isSupervised = sessions.data?.some(({ status }) => status !== 'Done') ?? true;
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" align="center" wrap>
          {module.trainingModule.displayName}
          <ModuleStatus status={module.status} />
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">{`${t('module.period')}: ${periodText(module)} · ${module.tenant.name}`}</Typography.Text>
        <StepStrip module={module} />
        {module.trainingModule.qualificationMedals.length > 0 && <Medals module={module} />}
        {mayWrite && <Changes module={module} isSupervised={isSupervised} onOpen={setOpen} />}
        {module.trainingApplication?.isComplete && (
          <div>
            <Button size="small" onClick={() => setOpen('form')}>
              {t('module.formRead')}
            </Button>
          </div>
        )}
        <ModuleTabs module={module} mayWrite={mayWrite} />
      </Flex>
      {open === 'period' && <PeriodDrawer module={module} onClose={close} />}
      {open === 'sessions' && <AddSessionsDrawer module={module} onClose={close} />}
      {open === 'certificate' && (
        <Suspense fallback={null}>
          <IssueDrawer trainerTrainingModuleId={module.id} trainerName={module.trainer.name} zone={module.tenant.zone} onClose={close} />
        </Suspense>
      )}
      {open === 'form' && <ModuleFormDrawer trainerModuleId={module.id} isWritten={false} onClose={close} />}
    </Card>
  );
}

interface ChangeProps {
  module: TrainerTrainingModule;
  isSupervised: boolean;
  onOpen: (what: 'period' | 'sessions' | 'certificate') => void;
}

function Changes({ module, isSupervised, onOpen }: ChangeProps) {
  const { t } = useTranslation('certification');
  const ask = useAsk();
  const { stop } = useModuleChanges();
  const name = module.trainingModule.displayName;
  const isOver = module.status === 'Expired';
  if (module.status === 'Stopped') return <Typography.Text type="secondary">{t('module.stopped')}</Typography.Text>;
  const confirmStop = () =>
    ask({
      title: t('trainer.stopTitle', { name }),
      text: t('trainer.stopText'),
      ok: t('trainer.stop'),
      danger: true,
      run: () => stop.mutateAsync({ id: module.id }),
      done: t('trainer.stopDone'),
    });
  return (
    <Flex gap="small" wrap align="center" role="group" aria-label={t('actionsFor', { name })}>
      <Button size="small" disabled={isSupervised || isOver} onClick={() => onOpen('sessions')}>
        {t('sessions.add')}
      </Button>
      <Button size="small" onClick={() => onOpen('period')}>
        {t('trainer.changePeriod')}
      </Button>
      <Button size="small" onClick={() => onOpen('certificate')}>
        {t('trainer.certificate')}
      </Button>
      <Button size="small" danger onClick={confirmStop}>
        {t('trainer.stop')}
      </Button>
      {(isSupervised || isOver) && (
        <Typography.Text type="secondary">{t(isOver ? 'sessions.addOver' : 'sessions.addHint')}</Typography.Text>
      )}
    </Flex>
  );
}
