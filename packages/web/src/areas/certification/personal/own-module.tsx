import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/fact-list.tsx';
import { LearningTab } from '../study/learning-tab.tsx';
import { Medals } from '../trainer/medals.tsx';
import { ModuleFormDrawer } from '../trainer/module-form-drawer.tsx';
import { ModuleTabs } from '../trainer/module-tabs.tsx';
import { useLearningDate, usePeriodText } from '../trainer/period.ts';
import { StepStrip } from '../trainer/step-strip.tsx';

/** A module of one's own: what it is, how far one is, and what comes next. */
export function OwnModule({ module }: { module: TrainerTrainingModule }) {
  const { t } = useTranslation('certification');
  const periodText = usePeriodText();
  const { status, isAhead, trainingApplication } = module;
  const mayStart = status === 'NotStarted' && !isAhead && (trainingApplication?.isComplete ?? true);
  const { trainingModule } = module;
  return (
    <Flex vertical gap="large">
      {trainingModule.learningReminder && <Alert type="info" showIcon closable title={trainingModule.learningReminder} />}
      <NextStep module={module} />
      <StepStrip module={module} />
      <FactList
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'period', label: t('module.period'), children: periodText(module) },
          { key: 'expected', label: t('module.expected'), children: t('module.days', { count: trainingModule.learningDays }) },
          ...(trainingModule.qualificationMedals.length > 0
            ? [{ key: 'medals', label: t('module.medals'), children: <Medals module={module} /> }]
            : []),
        ]}
      />
      {trainingModule.description && <Typography.Paragraph>{trainingModule.description}</Typography.Paragraph>}
      <ModuleTabs module={module} mayWrite={false} learning={<LearningTab module={module} mayStart={mayStart} />} />
    </Flex>
  );
}

/** The one thing to do: fill in the form, start, or ask the supervisor. */
function NextStep({ module }: { module: TrainerTrainingModule }) {
  const { t } = useTranslation('certification');
  const [isFormOpen, setFormOpen] = useState(false);
  const dateText = useLearningDate();
  const { id, status, startDate, isAhead, trainingApplication: form } = module;
  const isRunning = status === 'NotStarted' || status === 'Learning';
  const isFormMissing = form !== null && !form.isComplete;
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
      {status === 'NotStarted' && !isFormMissing && isAhead && (
        <Alert type="info" showIcon title={t('module.aheadHint', { date: dateText(startDate) })} />
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
