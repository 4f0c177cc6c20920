import { PrinterOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Growth } from '@trellis/contract/group-plans/records/schemas';
import { Button, Empty, Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { growthCharts } from './growth-charts.ts';

/** How each child of a class went on, one at a time, to read and to print. */
export function GrowthReport({ planId }: { planId: string }) {
  const { t } = useTranslation('groupPlans');
  const report = useQuery(api.groupRecords.growth.queryOptions({ input: { groupTrainingPlanId: planId }, meta: { quiet: true } }));
  return (
    <Loaded query={report} rows={8}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('records.noGrowth')} />
        ) : (
          <ChildrenGrowth items={items} />
        )
      }
    </Loaded>
  );
}

function ChildrenGrowth({ items }: { items: readonly Growth[] }) {
  const { t } = useTranslation('groupPlans');
  const [chosen, setChosen] = useState(items[0]?.subjectId);
  const child = items.find(({ subjectId }) => subjectId === chosen) ?? items[0];
  return (
    <Flex vertical gap="middle">
      <Flex className="only-on-screen" gap="small" wrap>
        <Select
          className="growth-child"
          aria-label={t('word.child')}
          value={child?.subjectId}
          options={items.map(({ subjectId: value, name: label }) => ({ value, label }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={setChosen}
        />
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('records.print')}
        </Button>
      </Flex>
      <Typography.Text strong>{child?.name}</Typography.Text>
      {child &&
        growthCharts(t, child).map((chart) => (
          <div key={chart.title}>
            <Typography.Text>{chart.title}</Typography.Text>
            <ChartFigure chart={chart} />
          </div>
        ))}
    </Flex>
  );
}
