import { Tabs, type TabsProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { DifficultyRecords } from '../difficulty/difficulty-records.tsx';
import { RenewalRecords } from '../life/renewal-records.tsx';
import { PlanRecords } from './plan-records.tsx';

interface Props {
  plan: { id: string };
  /** What stands before them. */
  first?: NonNullable<TabsProps['items']>;
  /** One of several plans on a page: its lists are shorter. */
  isCompact?: boolean;
}

/** What the plan of a child has on record: how it was prolonged, what happened to it, and which levels were changed. */
export function RecordTabs({ plan, first = [], isCompact = false }: Props) {
  const { t } = useTranslation(['offlinePlans', 'planLife', 'planDifficulty']);
  const list = { planId: plan.id, pageSize: isCompact ? 5 : 10 };
  return (
    <Tabs
      items={[
        ...first,
        { key: 'renewals', label: t('planLife:renewals.tab'), children: <RenewalRecords {...list} /> },
        { key: 'records', label: t('plan.records'), children: <PlanRecords {...list} /> },
        { key: 'difficulty', label: t('planDifficulty:records.tab'), children: <DifficultyRecords {...list} /> },
      ]}
    />
  );
}
