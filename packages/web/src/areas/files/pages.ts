import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readText } from '../../ui/list-search.ts';

const reviewFile = createRoute({
  getParentRoute: () => root,
  path: '/system/reviewfile',
  validateSearch: (raw: Record<string, unknown>): { id: string } => ({ id: readText(raw.id) ?? '' }),
  component: lazyRouteComponent(() => import('./review-file-page.tsx'), 'ReviewFilePage'),
});

const showVideo = createRoute({
  getParentRoute: () => root,
  path: '/showVideo',
  validateSearch: (raw: Record<string, unknown>): { url?: string; vid?: string } => ({ url: readText(raw.url), vid: readText(raw.vid) }),
  component: lazyRouteComponent(() => import('./show-video-page.tsx'), 'ShowVideoPage'),
});

export const filePages = [reviewFile, showVideo] as const;
