import type { UserContractItem } from '@trellis/contract/contracts/schemas';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useEnableContract, useStopContract } from './queries.ts';

/** Asks before a contract is stopped or enabled again; a failure is told and the list shows how it is. */
export function useConfirmStop({ id, remainClass, stoppedClass }: UserContractItem) {
  const { t } = useTranslation('contracts');
  const ask = useAsk();
  const [stopping, enabling] = [useStopContract(), useEnableContract()];
  const about = (what: 'stop' | 'reEnable') => ({
    title: t(`${what}.title`),
    text: t(`${what}.text`, { count: what === 'stop' ? remainClass : stoppedClass }),
    ok: t(`${what}.ok`),
    done: t(`${what}.done`),
  });
  return {
    stop: () => void ask({ ...about('stop'), danger: true, run: () => stopping.mutateAsync({ id }) }),
    reEnable: () => void ask({ ...about('reEnable'), run: () => enabling.mutateAsync({ id }) }),
  };
}
