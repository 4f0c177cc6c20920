import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import type { KnownChild } from './change-fields.tsx';

const AddClassesDialog = lazy(() => import('./add-classes-dialog.tsx').then((module) => ({ default: module.AddClassesDialog })));
const AddAssessmentsDialog = lazy(() =>
  import('./add-assessments-dialog.tsx').then((module) => ({ default: module.AddAssessmentsDialog })),
);

/** Opens the forms that change what a child has; without a child it is chosen in them. Shown to whoever may. */
export function ChangeButtons({ subject }: { subject?: KnownChild }) {
  const { t } = useTranslation('credits');
  const { can } = useCurrentUser();
  const [open, setOpen] = useState<'classes' | 'assessments'>();
  if (!can('RocketSystem.UserCredit.Write')) return null;
  const close = () => setOpen(undefined);
  return (
    <Flex gap="small" wrap>
      <Button onClick={() => setOpen('classes')}>{t('change.addClasses')}</Button>
      <Button onClick={() => setOpen('assessments')}>{t('change.addAssessments')}</Button>
      <Suspense>
        {open === 'classes' && <AddClassesDialog subject={subject} onClose={close} />}
        {open === 'assessments' && <AddAssessmentsDialog subject={subject} onClose={close} />}
      </Suspense>
    </Flex>
  );
}
