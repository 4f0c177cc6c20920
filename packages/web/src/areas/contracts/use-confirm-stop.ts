import type { UserContractItem } from '@trellis/contract/contracts/schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEnableContract, useStopContract } from './queries.ts';

/** Asks before a contract is stopped or enabled again; a failure is told and the list shows how it is. */
export function useConfirmStop({ id, remainClass }: UserContractItem) {
  const { t } = useTranslation('contracts');
  const { modal, message } = App.useApp();
  const [stopping, enabling] = [useStopContract(), useEnableContract()];
  const ask = (what: 'stop' | 'reEnable', run: () => Promise<unknown>) =>
    modal.confirm({
      title: t(`${what}.title`),
      content: t(`${what}.text`, { count: remainClass }),
      okText: t(`${what}.ok`),
      okButtonProps: { danger: what === 'stop' },
      cancelText: t('cancel'),
      onOk: () =>
        run().then(
          () => void message.success(t(`${what}.done`)),
          () => undefined,
        ),
    });
  return {
    stop: () => void ask('stop', () => stopping.mutateAsync({ id })),
    reEnable: () => void ask('reEnable', () => enabling.mutateAsync({ id })),
  };
}
