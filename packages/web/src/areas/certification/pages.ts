import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readTextSearch, type TextSearch } from '../../ui/list-search.ts';
import {
  type ApplicationSearch,
  type PersonalSearch,
  readApplicationSearch,
  readPersonalSearch,
  readStudySearch,
  type StudySearch,
} from './searches.ts';

const getParentRoute = () => root;
const ofApplications = (raw: Partial<ApplicationSearch> & SearchSchemaInput): ApplicationSearch => readApplicationSearch(raw);
const ofContent = (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => readTextSearch(raw);

const ownCenter = createRoute({
  getParentRoute,
  path: '/system/center/menu/manage/applyExamine',
  validateSearch: ofApplications,
  component: lazyRouteComponent(() => import('./applications/application-pages.tsx'), 'ApplyExaminePage'),
});
const everyCenter = createRoute({
  getParentRoute,
  path: '/system/manage/manage/trainingApplication',
  validateSearch: ofApplications,
  component: lazyRouteComponent(() => import('./applications/application-pages.tsx'), 'TrainingApplicationPage'),
});
const modules = createRoute({
  getParentRoute,
  path: '/system/manage/content/trainingModule',
  validateSearch: ofContent,
  component: lazyRouteComponent(() => import('./content/module-page.tsx'), 'TrainingModulePage'),
});
const medals = createRoute({
  getParentRoute,
  path: '/system/manage/content/qualificationMedal',
  validateSearch: ofContent,
  component: lazyRouteComponent(() => import('./content/medal-page.tsx'), 'QualificationMedalPage'),
});
const personal = createRoute({
  getParentRoute,
  path: '/system/center/personalCenter',
  validateSearch: (raw: Partial<PersonalSearch> & SearchSchemaInput): PersonalSearch => readPersonalSearch(raw),
  component: lazyRouteComponent(() => import('./personal/personal-center-page.tsx'), 'PersonalCenterPage'),
});
const study = createRoute({
  getParentRoute,
  path: '/system/center/detail/trainingDetail',
  validateSearch: (raw: Partial<StudySearch> & SearchSchemaInput): StudySearch => readStudySearch(raw),
  component: lazyRouteComponent(() => import('./study/study-page.tsx'), 'StudyPage'),
});
const apply = createRoute({
  getParentRoute,
  path: '/m/applyTraining',
  component: lazyRouteComponent(() => import('./door/apply-page.tsx'), 'ApplyPage'),
});
const module = createRoute({
  getParentRoute,
  path: '/m/trainingModule',
  component: lazyRouteComponent(() => import('./door/module-door-page.tsx'), 'ModuleDoorPage'),
});

export const certificationPages = [ownCenter, everyCenter, modules, medals, personal, study, apply, module] as const;
