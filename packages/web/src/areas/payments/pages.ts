import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const pay = createRoute({
  getParentRoute: () => root,
  path: '/m/pay',
  component: lazyRouteComponent(() => import('./pay-page.tsx'), 'PayPage'),
});

export const paymentPages = [pay] as const;
