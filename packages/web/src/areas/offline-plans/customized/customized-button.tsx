import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const CustomizedDrawer = lazy(() => import('./customized-drawer.tsx').then((module) => ({ default: module.CustomizedDrawer })));

/** Opens which plans of a child were made by a report. */
export function CustomizedButton({ subject }: { subject: { id: string; name: string } }) {
  const { t } = useTranslation('customizedPlans');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      <Suspense>{isOpen && <CustomizedDrawer subject={subject} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
