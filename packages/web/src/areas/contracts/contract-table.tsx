import type { UserContract } from '@trellis/contract/contracts/schemas';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { letFocusIn } from '../../ui/let-focus-in.ts';
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
    <Table<UserContract>
      ref={letFocusIn}
      aria-label={t('word.contracts')}
      rowKey="id"
      size="small"
      columns={[
        ...contractColumns<UserContract>(t, { zone }),
        {
          key: 'actions',
          title: t('word.actions'),
          render: (_, contract) => <RowActions contract={contract} onOpen={onOpen} />,
        },
      ]}
      dataSource={contracts}
      pagination={false}
      scroll={{ x: 'max-content' }}
      expandable={{
        columnTitle: <span className="unseen">{t('payments.label')}</span>,
        rowExpandable: () => can('RocketSystem.UserContract'),
        expandedRowRender: (contract) => (
          <ContractContents contract={contract} onEdit={(payment) => onOpen({ what: 'pay', contractId: contract.id, payment })} />
        ),
      }}
    />
  );
}
