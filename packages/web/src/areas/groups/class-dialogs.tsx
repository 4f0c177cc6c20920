import { lazy, Suspense } from 'react';
import type { ClassDialogState } from './use-class-dialogs.ts';

const ClassDrawer = lazy(() => import('./class-drawer.tsx').then((module) => ({ default: module.ClassDrawer })));
const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((module) => ({ default: module.PlanDialog })));
const CoachDialog = lazy(() => import('./coach-dialog.tsx').then((module) => ({ default: module.CoachDialog })));
const ChildrenDialog = lazy(() => import('./children-dialog.tsx').then((module) => ({ default: module.ChildrenDialog })));

/** What is open about a class. After it was made its plan is chosen, then its coaches; each step may wait. */
export function ClassDialogs({ shown, next, close }: ClassDialogState) {
  if (!shown) return null;
  const { dialog, group, isNew = false } = shown;
  return (
    <Suspense>
      {dialog === 'form' && <ClassDrawer id={group?.id} onCreated={(made) => next('plan', made)} onClose={close} />}
      {dialog === 'plan' && group && (
        <PlanDialog key={group.id} group={group} onClose={() => (isNew ? next('trainers', group) : close())} />
      )}
      {dialog === 'trainers' && group && <CoachDialog key={group.id} group={group} mayWait={isNew} onClose={close} />}
      {dialog === 'children' && group && <ChildrenDialog key={group.id} group={group} onClose={close} />}
    </Suspense>
  );
}
