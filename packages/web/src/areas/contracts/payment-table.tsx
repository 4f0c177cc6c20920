import { receiptNumber } from '@trellis/contract/contracts/rules';
import type { ContractPayment, UserContract } from '@trellis/contract/contracts/schemas';
import { Flex, Skeleton, type TableColumnsType, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { formatMoney } from '../../ui/money.ts';
import { PdfButton } from '../../ui/pdf-button.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { Status } from '../../ui/status.tsx';
import { FileLink } from './files-field.tsx';
import { usePayments } from './queries.ts';
import { SigningLine } from './signing/signing-line.tsx';

const VoidDialog = lazy(() => import('./void-dialog.tsx').then((module) => ({ default: module.VoidDialog })));

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
      <SigningLine contract={contract} />
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
  const list = usePayments(contractId);
  const [voiding, setVoiding] = useState<ContractPayment>();
  const failure = failureOf(list);
  if (failure) return <LoadFailed error={failure} onRetry={list.refetch} />;
  if (!list.data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const columns: TableColumnsType<ContractPayment> = [
    { key: 'number', title: t('payments.fields.number'), render: (_, row) => receiptNumber(row.number) },
    { key: 'payDate', title: t('payments.fields.payDate'), render: (_, row) => formatDate(row.payDate) },
    { key: 'kind', title: t('payments.fields.isRecharge'), render: (_, row) => <Kind payment={row} /> },
    { key: 'amount', title: t('payments.fields.amount'), align: 'right', render: (_, row) => <Amount payment={row} /> },
    { key: 'method', title: t('payments.fields.method'), render: (_, { method }) => method && t(`payments.method.${method}`) },
    { key: 'remark', title: t('payments.fields.remark'), render: (_, row) => <Remark payment={row} /> },
    { key: 'creator', title: t('payments.creator'), render: (_, row) => row.creatorName },
    { key: 'actions', title: t('word.actions'), render: (_, row) => <Actions payment={row} onEdit={onEdit} onVoid={setVoiding} /> },
  ];
  return (
    <>
      <CardTable<ContractPayment> label={t('payments.label')} columns={columns} rows={list.data.items} empty={t('payments.empty')} />
      <Suspense>{voiding && <VoidDialog payment={voiding} onClose={() => setVoiding(undefined)} />}</Suspense>
    </>
  );
}

function Kind({ payment: { isRecharge, voidTime } }: { payment: ContractPayment }) {
  const { t } = useTranslation('contracts');
  return (
    <Flex gap="small">
      {t(isRecharge ? 'payments.Payment' : 'payments.Refund')}
      {voidTime && <Status>{t('payments.Voided')}</Status>}
    </Flex>
  );
}

function Amount({ payment: { amount, voidTime } }: { payment: ContractPayment }) {
  return <Typography.Text delete={voidTime !== null}>{formatMoney(amount.toFixed(2))}</Typography.Text>;
}

/** What was remarked, and of a voided one who voided it and why. */
function Remark({ payment: { remark, voidTime, voidedByName, voidReason } }: { payment: ContractPayment }) {
  const { t } = useTranslation('contracts');
  const { zone } = useCurrentUser();
  const voided = { date: formatDateTime(voidTime, zone), name: voidedByName ?? '—', reason: voidReason ?? t('payments.noReason') };
  return (
    <Flex vertical>
      {remark}
      {voidTime && <Typography.Text type="secondary">{t('payments.voidedBy', voided)}</Typography.Text>}
    </Flex>
  );
}

interface ActionsProps {
  payment: ContractPayment;
  onEdit: (payment: ContractPayment) => void;
  onVoid: (payment: ContractPayment) => void;
}

function Actions({ payment, onEdit, onVoid }: ActionsProps) {
  const { t } = useTranslation('contracts');
  const { can } = useCurrentUser();
  const number = receiptNumber(payment.number);
  const label = t('payments.receiptOf', { number });
  const mayChange = can('RocketSystem.UserContract.Create') && payment.voidTime === null;
  return (
    <Flex gap="small" align="center">
      <PdfButton document="paymentReceipt" id={payment.id} size="small" label={label} text={t('payments.receipt')} />
      {mayChange && (
        <RowActions
          name={number}
          label={t('payments.actionsOf', { number })}
          actions={[
            { key: 'edit', label: t('word.edit'), onClick: () => onEdit(payment) },
            { key: 'void', label: t('payments.void'), danger: true, onClick: () => onVoid(payment) },
          ]}
        />
      )}
    </Flex>
  );
}
