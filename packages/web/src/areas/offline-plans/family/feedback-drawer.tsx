import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { FeedbackCharts } from './feedback-charts.tsx';
import { FeedbackRecords } from './feedback-records.tsx';

/** What was said about the sessions of a plan: the ratings drawn, then in words by the coaches and by the family. */
export function FeedbackDrawer({ plan, onClose }: { plan: PlanSummary; onClose: () => void }) {
  const { t } = useTranslation('familyPages');
  return (
    <SideDrawer size="large" title={t('records.title', { plan: plan.displayName })} onClose={onClose}>
      <Tabs
        items={[
          { key: 'chart', label: t('records.chart'), children: <FeedbackCharts planId={plan.id} /> },
          { key: 'trainer', label: t('records.trainer'), children: <FeedbackRecords planId={plan.id} type="trainer" /> },
          { key: 'parent', label: t('records.parent'), children: <FeedbackRecords planId={plan.id} type="parent" /> },
          { key: 'app', label: t('records.app'), children: <FeedbackRecords planId={plan.id} type="app" /> },
        ]}
      />
    </SideDrawer>
  );
}
