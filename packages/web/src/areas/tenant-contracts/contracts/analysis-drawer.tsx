import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnalysisRow, firstYear } from '@trellis/contract/tenant-contracts/schemas';
import { Flex, Radio, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { CodeGate } from '../codes/code-gate.tsx';

const thisYear = new Date().getFullYear();
const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => thisYear - index);

/** Contracts signed and recharges paid, by month of a year or by year. */
export function AnalysisDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tenantContracts');
  return (
    <SideDrawer size="large" title={t('analysis.title')} onClose={onClose}>
      <CodeGate>
        <Analysis />
      </CodeGate>
    </SideDrawer>
  );
}

function Analysis() {
  const { t } = useTranslation('tenantContracts');
  const [unit, setUnit] = useState<'Month' | 'Year'>('Month');
  const [year, setYear] = useState(thisYear);
  const input = unit === 'Month' ? { unit, year } : { unit };
  const analysis = useQuery(api.tenantContracts.analysis.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns: TableColumnsType<AnalysisRow> = [
    { key: 'period', title: t('word.period'), dataIndex: 'period' },
    { key: 'contracts', title: t('analysis.contracts'), align: 'right', dataIndex: 'contracts' },
    { key: 'contractAmount', title: t('fields.amount'), align: 'right', render: (_, row) => formatMoney(row.contractAmount.toFixed(2)) },
    { key: 'recharges', title: t('analysis.recharges'), align: 'right', dataIndex: 'recharges' },
    { key: 'paid', title: t('fields.paid'), align: 'right', render: (_, row) => formatMoney(row.paid.toFixed(2)) },
  ];
  return (
    <Flex vertical gap="middle">
      <Flex gap="middle">
        <Radio.Group
          value={unit}
          onChange={({ target }) => setUnit(target.value as 'Month' | 'Year')}
          options={[
            { value: 'Month', label: t('analysis.byMonth') },
            { value: 'Year', label: t('analysis.byYear') },
          ]}
        />
        {unit === 'Month' && (
          <Select
            aria-label={t('analysis.year')}
            value={year}
            onChange={setYear}
            options={years.map((value) => ({ value, label: value }))}
          />
        )}
      </Flex>
      <Loaded query={analysis}>
        {({ items }) => (
          <CardTable<AnalysisRow>
            rowKey="period"
            label={t('analysis.title')}
            columns={columns}
            isWaiting={analysis.isFetching}
            rows={items}
            empty={t('analysis.empty')}
          />
        )}
      </Loaded>
    </Flex>
  );
}
