import { useNavigate } from '@tanstack/react-router';
import type { UserContractItem } from '@trellis/contract/contracts/schemas';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { type RowAction, RowActions as RowMenu } from '../../ui/row-actions.tsx';
import type { OpenDialog } from './contract-dialogs.tsx';
import { useConfirmStop } from './use-confirm-stop.ts';

interface Props {
  contract: UserContractItem;
  /** Whether the list is of many children: then a row leads to its child's contracts. */
  ofMany?: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** What can be done with a contract of a list. */
export function RowActions({ contract, ofMany = false, onOpen }: Props) {
  const { t } = useTranslation('contracts');
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const { stop, reEnable } = useConfirmStop(contract);
  const { id, userId, userName, isClosed, stopTime, signing } = contract;
  const detail = {
    key: 'detail',
    label: t('actions.detail'),
    onClick: () => void navigate({ to: '/system/center/detail/userContractDetail', search: { userId, name: userName } }),
  };
  const sign: RowAction = { key: 'sign', label: t('signing.action'), onClick: () => onOpen({ what: 'sign', contract }) };
  const maySign = !isClosed && !stopTime && signing?.state !== 'Signed';
  const edit: RowAction = { key: 'edit', label: t('word.edit'), onClick: () => onOpen({ what: 'edit', contract }) };
  const changes: RowAction[] = [
    ...(maySign ? [sign] : []),
    ...(isClosed ? [] : [edit]),
    { key: 'pay', label: t('actions.pay'), onClick: () => onOpen({ what: 'pay', contractId: id }) },
    stopTime
      ? { key: 'reEnable', label: t('actions.reEnable'), onClick: reEnable }
      : { key: 'stop', label: t('actions.stop'), danger: true, onClick: stop },
  ];
  if (!can('RocketSystem.UserContract.Create')) return null;
  const date = formatDate(contract.signTime);
  return (
    <RowMenu
      name={userName}
      label={ofMany ? t('actions.ofChild', { name: userName, date }) : t('actions.of', { date })}
      actions={ofMany ? [detail, ...changes] : changes}
    />
  );
}
