import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import type { BookedFor } from './booking-of.ts';

const ScheduleForm = lazy(() => import('./schedule-form.tsx').then((module) => ({ default: module.ScheduleForm })));

interface Props {
  of: BookedFor;
  name: string;
  onClose: () => void;
}

/** Schedules sessions of a plan. */
export function ScheduleDrawer({ of, name, onClose }: Props) {
  const { t } = useTranslation('scheduling');
  return (
    <SideDrawer title={t('form.title')} onClose={onClose}>
      {(close) => (
        <Suspense fallback={<Skeleton active />}>
          <ScheduleForm of={of} name={name} onClose={close} />
        </Suspense>
      )}
    </SideDrawer>
  );
}
