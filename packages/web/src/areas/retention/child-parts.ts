import { lazy } from 'react';

export const HoldNote = lazy(() => import('./hold-note.tsx').then((module) => ({ default: module.HoldNote })));
export const HoldDialog = lazy(() => import('./hold-dialog.tsx').then((module) => ({ default: module.HoldDialog })));
