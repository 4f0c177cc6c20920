import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const phone = createRoute({
  getParentRoute: () => root,
  path: '/m/wellbeing',
  staticData: { isPlain: true },
  component: lazyRouteComponent(() => import('./phone/phone-wellbeing-page.tsx'), 'PhoneWellbeingPage'),
});

export const wellbeingPages = [phone] as const;
