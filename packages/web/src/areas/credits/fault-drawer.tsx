import type { LedgerCheck } from '@trellis/contract/credits/overview-schemas';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';

/** Which accounts of a centre do not agree. */
export function FaultDrawer({ check, onClose }: { check: LedgerCheck; onClose: () => void }) {
  const { t } = useTranslation('credits');
  return (
    <SideDrawer size="large" title={`${check.tenantName} · ${formatDate(check.day)}`} onClose={onClose}>
      <CardTable
        label={t('ledger.faults')}
        rowKey="accountId"
        rows={check.detail}
        columns={[
          { key: 'account', title: t('ledger.account'), dataIndex: 'accountId' },
          { key: 'balance', title: t('ledger.balance'), align: 'right', dataIndex: 'balance' },
          { key: 'posted', title: t('ledger.posted'), align: 'right', dataIndex: 'posted' },
        ]}
      />
    </SideDrawer>
  );
}
