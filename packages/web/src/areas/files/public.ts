import { lazy } from 'react';

export const PdfPlace = lazy(() => import('./pdf-place.tsx').then((module) => ({ default: module.PdfPlace })));
export const VideoFrame = lazy(() => import('./video-frame.tsx').then((module) => ({ default: module.VideoFrame })));
