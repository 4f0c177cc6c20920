import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const reviewFile = createRoute({
  getParentRoute: () => root,
  path: '/system/reviewfile',
  validateSearch: (raw: Record<string, unknown>): { id: string } => ({ id: text(raw.id) }),
  component: lazyRouteComponent(() => import('./review-file-page.tsx'), 'ReviewFilePage'),
});

const showVideo = createRoute({
  getParentRoute: () => root,
  path: '/showVideo',
  validateSearch: (raw: Record<string, unknown>): { url: string } => ({ url: text(raw.url) }),
  component: lazyRouteComponent(() => import('./show-video-page.tsx'), 'ShowVideoPage'),
});

export const filePages = [reviewFile, showVideo] as const;
