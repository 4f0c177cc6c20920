import { Drawer, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { drawerSizes } from '../../ui/drawer-sizes.ts';
import { InDrawer } from '../../ui/in-drawer.ts';
import { UnsavedPlace, useUnsavedPlace } from '../../ui/unsaved-place.ts';
import type { BookedFor } from './booking-of.ts';

const ScheduleForm = lazy(() => import('./schedule-form.tsx').then((module) => ({ default: module.ScheduleForm })));

interface Props {
  open: boolean;
  onClose: () => void;
  /** None while it closes. */
  of: BookedFor | null | undefined;
  name: string;
}

/** Schedules sessions of a plan. */
export function ScheduleDrawer({ open, onClose, of, name }: Props) {
  const { t } = useTranslation('scheduling');
  const { forms, leave } = useUnsavedPlace(onClose);
  return (
    <Drawer size={drawerSizes.default} open={open} destroyOnHidden title={t('form.title')} onClose={() => void leave()}>
      <InDrawer value>
        <UnsavedPlace value={forms}>
          <Suspense fallback={<Skeleton active />}>
            {of && <ScheduleForm key={Object.values(of).join(':')} of={of} name={name} onClose={onClose} />}
          </Suspense>
        </UnsavedPlace>
      </InDrawer>
    </Drawer>
  );
}
