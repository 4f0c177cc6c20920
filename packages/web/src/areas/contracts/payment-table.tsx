import type { ContractPayment, UserContract } from '@trellis/contract/contracts/schemas';
import { Button, Flex, Skeleton, Table, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { formatMoney } from '../../ui/money.ts';
import { PdfButton } from '../../ui/pdf-button.tsx';
import { FileLink } from './files-field.tsx';
import { usePayments } from './queries.ts';

interface Props {
  contract: UserContract;
  onEdit: (payment: ContractPayment) => void;
}

/** What a row of a child's contracts opens: its reasons and files, and what was paid. */
export function ContractContents({ contract, onEdit }: Props) {
  const { t } = useTranslation('contracts');
  const { can } = useCurrentUser();
  const { reason, discountReason, files } = contract;
  return (
    <Flex vertical gap="small">
      {reason && (
        <Typography.Text>{t('form.fieldValue', { field: t(`form.reason.${contract.contractType}`), value: reason })}</Typography.Text>
      )}
      {discountReason && (
        <Typography.Text>{t('form.fieldValue', { field: t('fields.discountReasonId'), value: discountReason })}</Typography.Text>
      )}
      {files.map((file) => (
        <FileLink key={file.id} file={file} />
      ))}
      <PaymentTable contractId={contract.id} onEdit={onEdit} />
      {can('RocketSystem.UserContract') && (
        <div>
          <PdfButton document="userContract" id={contract.id} />
        </div>
      )}
    </Flex>
  );
}

function PaymentTable({ contractId, onEdit }: { contractId: string; onEdit: (payment: ContractPayment) => void }) {
  const { t } = useTranslation('contracts');
  const { can } = useCurrentUser();
  const list = usePayments(contractId);
  if (list.isError) return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (list.isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const columns: TableColumnsType<ContractPayment> = [
    { key: 'payDate', title: t('payments.fields.payDate'), render: (_, row) => formatDate(row.payDate) },
    { key: 'kind', title: t('payments.fields.isRecharge'), render: (_, row) => t(row.isRecharge ? 'payments.Payment' : 'payments.Refund') },
    { key: 'amount', title: t('payments.fields.amount'), align: 'right', render: (_, row) => formatMoney(row.amount.toFixed(2)) },
    { key: 'remark', title: t('payments.fields.remark'), render: (_, row) => row.remark },
    { key: 'creator', title: t('payments.creator'), render: (_, row) => row.creatorName },
  ];
  const edit: TableColumnsType<ContractPayment>[number] = {
    key: 'edit',
    title: t('word.actions'),
    render: (_, row) => (
      <Button size="small" aria-label={t('payments.editOf', { date: formatDate(row.payDate) })} onClick={() => onEdit(row)}>
        {t('word.edit')}
      </Button>
    ),
  };
  return (
    <Table<ContractPayment>
      aria-label={t('payments.label')}
      rowKey="id"
      size="small"
      columns={can('RocketSystem.UserContract.Create') ? [...columns, edit] : columns}
      dataSource={list.data.items}
      pagination={false}
      locale={{ emptyText: t('payments.empty') }}
    />
  );
}
