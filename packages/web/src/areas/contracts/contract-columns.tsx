import type { UserContractItem } from '@trellis/contract/contracts/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { formatDate, formatDateTime } from '../../app/format.ts';
import { formatMoney } from '../../ui/money.ts';
import { Status } from '../../ui/status.tsx';

const figures = { align: 'right', onCell: () => ({ style: { fontVariantNumeric: 'tabular-nums' } }) } as const;

/** What every list tells of a contract. The centre's list, which is long, sorts by what it has an index for. */
export function contractColumns<Row extends UserContractItem>(
  t: TFunction<'contracts'>,
  { zone, sorts = false }: { zone: string; sorts?: boolean },
): TableColumnsType<Row> {
  return [
    { key: 'type', title: t('fields.contractType'), render: (_, row) => t(`type.${row.contractType}`) },
    { key: 'purpose', title: t('fields.purpose'), render: (_, row) => t(`purpose.${row.purpose}`) },
    { key: 'signTime', title: t('fields.signTime'), sorter: sorts, render: (_, row) => formatDate(row.signTime) },
    { key: 'state', title: t('fields.state'), render: (_, row) => <State t={t} contract={row} zone={zone} /> },
    { key: 'amount', title: t('fields.amount'), sorter: sorts, ...figures, render: (_, row) => formatMoney(row.amount.toFixed(2)) },
    { key: 'paid', title: t('fields.paid'), ...figures, render: (_, row) => formatMoney(row.paid.toFixed(2)) },
    { key: 'outstanding', title: t('fields.outstanding'), ...figures, render: (_, row) => <Outstanding contract={row} /> },
    { key: 'classes', title: t('fields.totalClass'), ...figures, render: (_, row) => row.totalClass },
    { key: 'used', title: t('fields.usedClass'), ...figures, render: (_, row) => row.usedClass },
    { key: 'left', title: t('fields.remainClass'), ...figures, render: (_, row) => row.remainClass },
    { key: 'setAside', title: t('fields.stoppedClass'), ...figures, render: (_, row) => row.stoppedClass || '—' },
    { key: 'takenBack', title: t('fields.takenBackClass'), ...figures, render: (_, row) => row.takenBackClass || '—' },
    { key: 'price', title: t('fields.price'), ...figures, render: (_, row) => formatMoney(row.price) },
  ];
}

function Outstanding({ contract: { outstanding } }: { contract: UserContractItem }) {
  if (outstanding === 0) return '—';
  return <Typography.Text type="warning">{formatMoney(outstanding.toFixed(2))}</Typography.Text>;
}

function State({ t, contract, zone }: { t: TFunction<'contracts'>; contract: UserContractItem; zone: string }) {
  const { stopTime, remind, signing } = contract;
  return (
    <Flex vertical gap="var(--space-1)" align="start">
      {stopTime ? (
        <Status>{t('stopped', { date: formatDateTime(stopTime, zone) })}</Status>
      ) : (
        <Status meaning="good">{t('inForce')}</Status>
      )}
      {signing && <Status meaning={signing.state === 'Signed' ? 'good' : 'waiting'}>{t(`signing.state.${signing.state}`)}</Status>}
      {remind && !stopTime && <Status>{t('reminds')}</Status>}
    </Flex>
  );
}
