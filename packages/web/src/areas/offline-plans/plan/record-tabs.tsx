import type { PlanKind } from '@trellis/contract/offline-plans/rules';
import { Tabs, type TabsProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { DifficultyRecords } from '../difficulty/difficulty-records.tsx';
import { RenewalRecords } from '../life/renewal-records.tsx';
import { PlanRecords } from './plan-records.tsx';

interface Props {
  plan: { id: string; kind: PlanKind };
  /** What stands before them. */
  first?: NonNullable<TabsProps['items']>;
  /** One of several plans on a page: its lists are shorter. */
  isCompact?: boolean;
}

/** What a plan has on record: how it was prolonged, which a class is not, what happened to it, and which levels were changed. */
export function RecordTabs({ plan, first = [], isCompact = false }: Props) {
  const { t } = useTranslation(['offlinePlans', 'planLife', 'planDifficulty']);
  const list = { planId: plan.id, pageSize: isCompact ? 5 : 10 };
  const renewals = { key: 'renewals', label: t('planLife:renewals.tab'), children: <RenewalRecords {...list} /> };
  return (
    <Tabs
      items={[
        ...first,
        ...(plan.kind === 'group' ? [] : [renewals]),
        { key: 'records', label: t('plan.records'), children: <PlanRecords {...list} /> },
        { key: 'difficulty', label: t('planDifficulty:records.tab'), children: <DifficultyRecords {...list} /> },
      ]}
    />
  );
}
