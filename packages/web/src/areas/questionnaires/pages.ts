import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const questionnaire = createRoute({
  getParentRoute: () => root,
  path: '/m/questionnaire',
  staticData: { isPlain: true },
  component: lazyRouteComponent(() => import('./phone-questionnaire-page.tsx'), 'PhoneQuestionnairePage'),
});

export const questionnairePages = [questionnaire] as const;
