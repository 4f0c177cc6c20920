import { PrinterOutlined } from '@ant-design/icons';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PrintDrawer = lazy(() => import('./print-drawer.tsx').then((module) => ({ default: module.PrintDrawer })));

/** Opens a plan as a family takes it home. */
export function PrintButton({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation('planPrint');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => setShown(true)}>
        {t('open')}
      </Button>
      <Suspense>{isShown && <PrintDrawer plan={plan} onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}
