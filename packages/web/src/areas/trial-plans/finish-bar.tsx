import { areTrialsCounted } from '@trellis/contract/trial-plans/rules';
import type { TrialView } from '@trellis/contract/trial-plans/schemas';
import { Alert, App, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useTrialChanges } from './queries.ts';

interface Props {
  trial: TrialView;
  onFinished: () => void;
}

/** The way out of a trial: names what is open; says how many trials are left, where somebody counts them. */
export function FinishBar({ trial, onFinished }: Props) {
  const { t } = useTranslation('trialPlans');
  const { message } = App.useApp();
  const ask = useAsk();
  const { finish } = useTrialChanges();
  const { id: trialPlanId, missing, tryCount } = trial;
  const isCounted = areTrialsCounted(tryCount);
  const leave = async () => {
    if (missing.length > 0) {
      const parts = missing.map((part) => t(`finish.missing.${part}`)).join(', ');
      return void message.warning(t('finish.stillOpen', { parts }));
    }
    const isDone = await ask({
      title: t('finish.title'),
      text: isCounted && tryCount > 0 ? t('finish.left', { count: tryCount }) : t('finish.text'),
      ok: t('finish.button'),
      run: () => finish.mutateAsync({ trialPlanId }),
      done: t('finish.done'),
    });
    if (isDone) onFinished();
  };
  return (
    <Flex className="trial-bar" vertical gap="small">
      {tryCount === 0 && <Alert type="error" showIcon title={t('finish.noTrialsAvailable')} />}
      {isCounted && tryCount > 0 && <Alert type="warning" showIcon title={t('finish.left', { count: tryCount })} />}
      <Button type="primary" size="large" disabled={tryCount === 0} loading={finish.isPending} onClick={() => void leave()}>
        {t('finish.button')}
      </Button>
    </Flex>
  );
}
