import type { UserContract } from '@trellis/contract/contracts/schemas';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { contractColumns } from './contract-columns.tsx';
import type { OpenDialog } from './contract-dialogs.tsx';
import { ContractContents } from './payment-table.tsx';
import { RowActions } from './row-actions.tsx';

interface Props {
  contracts: UserContract[];
  onOpen: (dialog: OpenDialog) => void;
}

/** A child's contracts; each opens to its payments. */
export function ContractTable({ contracts, onOpen }: Props) {
  const { t } = useTranslation('contracts');
  const { zone, can } = useCurrentUser();
  return (
    <CardTable<UserContract>
      label={t('word.contracts')}
      columns={[
        ...contractColumns<UserContract>(t, { zone }),
        {
          key: 'actions',
          title: t('word.actions'),
          render: (_, contract) => <RowActions contract={contract} onOpen={onOpen} />,
        },
      ]}
      rows={contracts}
      opened={
        can('RocketSystem.UserContract')
          ? {
              title: t('payments.label'),
              render: (contract) => (
                <ContractContents contract={contract} onEdit={(payment) => onOpen({ what: 'pay', contractId: contract.id, payment })} />
              ),
            }
          : undefined
      }
    />
  );
}
