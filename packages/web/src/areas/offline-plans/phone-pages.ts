import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const feedback = createRoute({
  getParentRoute: () => root,
  path: '/m/feedback',
  staticData: { isPlain: true },
  component: lazyRouteComponent(() => import('./family/phone-feedback-page.tsx'), 'PhoneFeedbackPage'),
});

export const offlinePlanPhonePages = [feedback] as const;
