import { lazy } from 'react';

export const VideoFrame = lazy(() => import('./video-frame.tsx').then((module) => ({ default: module.VideoFrame })));
