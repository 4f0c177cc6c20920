import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const RuleDialog = lazy(() => import('./rule-dialog.tsx').then((module) => ({ default: module.RuleDialog })));

/** Opens what says which roles need a second step; for whoever keeps the staff. */
export function SecondFactorRuleButton() {
  const { t } = useTranslation('secondFactor');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      <Suspense>{isOpen && <RuleDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
