import { stepPercent, sumOfStep, trainingSteps } from '@trellis/contract/certification/rules';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';

/** The six steps of a module with how far each is; the server says which one the trainer is at. */
export function StepStrip({ module }: { module: Pick<TrainerTrainingModule, 'trainingStepsProgress' | 'currentStep'> }) {
  const { t } = useTranslation('certification');
  const { trainingStepsProgress: progress, currentStep } = module;
  const items = trainingSteps.map((step) => {
    const { total, finish } = sumOfStep(progress, step);
    const isDone = total > 0 && finish === total;
    return {
      title: t(`steps.${step}`),
      content: total === 0 ? t('module.notPlanned') : t('module.progress', { finish, total, percent: stepPercent({ total, finish }) }),
      status: isDone ? ('finish' as const) : step === currentStep ? ('process' as const) : ('wait' as const),
    };
  });
  // without a step that waits none is marked
  const current = currentStep ? trainingSteps.indexOf(currentStep) : -1;
  return <Steps size="small" responsive titlePlacement="vertical" aria-label={t('module.steps')} current={current} items={items} />;
}
