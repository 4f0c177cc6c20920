import { lazyRouteComponent } from '@tanstack/react-router';
import { listRoute } from '../../app/list-route.ts';

const parts = () => import('./part-pages.tsx');

const targets = listRoute('/system/manage/content/trainingTarget', lazyRouteComponent(parts, 'TrainingTargetPage'));
const categories = listRoute('/system/manage/content/programCategory', lazyRouteComponent(parts, 'ProgramCategoryPage'));
const materials = listRoute('/system/manage/content/programMaterial', lazyRouteComponent(parts, 'ProgramMaterialPage'));
const tracks = listRoute(
  '/system/manage/content/track',
  lazyRouteComponent(() => import('./track-page.tsx'), 'TrackPage'),
);
const musicCourses = listRoute('/system/manage/content/brainMusic', lazyRouteComponent(parts, 'MusicCoursePage'));

export const trainingPartPages = [targets, categories, materials, tracks, musicCourses] as const;
