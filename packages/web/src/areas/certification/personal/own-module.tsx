import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Alert, Button, Descriptions, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { ModuleFormDrawer } from '../trainer/module-form-drawer.tsx';
import { useLearningDate, usePeriodText } from '../trainer/period.ts';
import { useModuleChanges, useSessions } from '../trainer/queries.ts';
import { SessionTable } from '../trainer/session-table.tsx';
import { StepStrip } from '../trainer/step-strip.tsx';

/** A module of one's own: what it is, how far one is, and what comes next. */
export function OwnModule({ module }: { module: TrainerTrainingModule }) {
  const { t } = useTranslation('certification');
  const periodText = usePeriodText();
  const sessions = useSessions(module.id);
  const { trainingModule } = module;
  return (
    <Flex vertical gap="large">
      {trainingModule.learningReminder && <Alert type="info" showIcon closable title={trainingModule.learningReminder} />}
      <NextStep module={module} />
      <StepStrip module={module} />
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'period', label: t('module.period'), children: periodText(module) },
          { key: 'expected', label: t('module.expected'), children: t('module.days', { count: trainingModule.learningDays }) },
          ...(trainingModule.courses.length > 0
            ? [{ key: 'courses', label: t('word.courses'), children: trainingModule.courses.map(({ title }) => title).join(', ') }]
            : []),
          ...(trainingModule.qualificationMedals.length > 0
            ? [{ key: 'medals', label: t('module.medals'), children: <Medals module={module} /> }]
            : []),
        ]}
      />
      {trainingModule.description && <Typography.Paragraph>{trainingModule.description}</Typography.Paragraph>}
      <section>
        <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
          {t('sessions.title')}
        </Typography.Title>
        <SessionTable list={sessions} isStopped={module.status === 'Stopped'} />
      </section>
    </Flex>
  );
}

/** The one thing to do: fill in the form, start, or ask the supervisor. */
function NextStep({ module }: { module: TrainerTrainingModule }) {
  const { t } = useTranslation('certification');
  const { start } = useModuleChanges();
  const [isFormOpen, setFormOpen] = useState(false);
  const dateText = useLearningDate();
  const { id, status, startDate, isAhead, trainingApplication: form } = module;
  const isRunning = status === 'NotStarted' || status === 'Learning';
  const isFormMissing = form !== null && !form.isComplete;
  const begin = () => start.mutate({ id }, { onSuccess: () => toast('success', t('module.started')) });
  return (
    <>
      {status === 'Expired' && <Alert type="warning" showIcon title={t('module.expired')} />}
      {status === 'Stopped' && <Alert type="info" showIcon title={t('module.stopped')} />}
      {isRunning && isFormMissing && (
        <Alert
          type="warning"
          showIcon
          title={t('module.formMissing')}
          action={
            <Button type="primary" onClick={() => setFormOpen(true)}>
              {t('module.formOpen')}
            </Button>
          }
        />
      )}
      {status === 'NotStarted' && !isFormMissing && (
        <Alert
          type="info"
          showIcon
          title={isAhead ? t('module.aheadHint', { date: dateText(startDate) }) : t('module.startHint')}
          action={
            !isAhead && (
              <Button type="primary" loading={start.isPending} onClick={begin}>
                {t('module.start')}
              </Button>
            )
          }
        />
      )}
      {form?.isComplete && (
        <div>
          <Button size="small" onClick={() => setFormOpen(true)}>
            {t('module.formRead')}
          </Button>
        </div>
      )}
      {isFormOpen && <ModuleFormDrawer trainerModuleId={id} isWritten={isRunning && isFormMissing} onClose={() => setFormOpen(false)} />}
    </>
  );
}

/** The medals of a module, as they look before they are issued. */
function Medals({ module }: { module: TrainerTrainingModule }) {
  return (
    <Flex gap="middle" wrap align="center">
      {module.trainingModule.qualificationMedals.map(({ id, name, issuedStyle, unissuedStyle }) => {
        const style = unissuedStyle ?? issuedStyle;
        return (
          <Flex key={id} gap="small" align="center">
            {style && <img src={style.url} alt="" height={32} />}
            {name}
          </Flex>
        );
      })}
    </Flex>
  );
}
