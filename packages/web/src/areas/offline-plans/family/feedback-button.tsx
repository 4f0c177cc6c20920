import { LineChartOutlined } from '@ant-design/icons';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const FeedbackDrawer = lazy(() => import('./feedback-drawer.tsx').then((module) => ({ default: module.FeedbackDrawer })));

/** Opens what was said about the sessions of a plan. */
export function FeedbackButton({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation('familyPages');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button icon={<LineChartOutlined aria-hidden />} onClick={() => setShown(true)}>
        {t('records.open')}
      </Button>
      <Suspense>{isShown && <FeedbackDrawer plan={plan} onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}
