import { lazy } from 'react';

const dialogs = {
  adjust: lazy(() => import('../adjust-classes/adjust-dialog.tsx').then((module) => ({ default: module.AdjustDialog }))),
  rearrange: lazy(() => import('../arrange/rearrange-dialog.tsx').then((module) => ({ default: module.RearrangeDialog }))),
  settings: lazy(() => import('../settings/settings-drawer.tsx').then((module) => ({ default: module.SettingsDrawer }))),
  end: lazy(() => import('./end-dialog.tsx').then((module) => ({ default: module.EndDialog }))),
  extend: lazy(() => import('./extend-dialog.tsx').then((module) => ({ default: module.ExtendDialog }))),
  level: lazy(() => import('../difficulty/adjust-dialog.tsx').then((module) => ({ default: module.AdjustDialog }))),
  leave: lazy(() => import('../leaves/leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog }))),
  cancel: lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog }))),
};

export type PlanDialog = keyof typeof dialogs;

/** One of the dialogs in which something becomes of a plan; whatever page knows the plan may open it. */
export function PlanDialogs({ dialog, planId, onClose }: { dialog: PlanDialog; planId: string; onClose: () => void }) {
  const Chosen = dialogs[dialog];
  return <Chosen planId={planId} onClose={onClose} />;
}
