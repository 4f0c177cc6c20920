import { Drawer, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { drawerSizes } from '../../ui/drawer-sizes.ts';

const ScheduleForm = lazy(() => import('./schedule-form.tsx').then((module) => ({ default: module.ScheduleForm })));

interface Props {
  open: boolean;
  onClose: () => void;
  /** None while it closes. */
  planId: string | null | undefined;
  subjectId: string;
  subjectName: string;
}

/** Schedules one session of a plan. */
export function ScheduleDrawer({ open, onClose, planId, subjectId, subjectName }: Props) {
  const { t } = useTranslation('scheduling');
  return (
    <Drawer size={drawerSizes.default} open={open} destroyOnHidden title={t('form.title')} onClose={onClose}>
      <Suspense fallback={<Skeleton active />}>
        {planId && (
          <ScheduleForm key={`${subjectId}:${planId}`} planId={planId} subjectId={subjectId} subjectName={subjectName} onClose={onClose} />
        )}
      </Suspense>
    </Drawer>
  );
}
