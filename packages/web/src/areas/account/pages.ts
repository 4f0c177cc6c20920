import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const roleChooser = createRoute({
  getParentRoute: () => root,
  path: '/system/choseRoles',
  validateSearch: ({ wanted }: Record<string, unknown>) => (typeof wanted === 'string' ? { wanted } : {}),
  component: lazyRouteComponent(() => import('./role-chooser-page.tsx'), 'RoleChooserPage'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/system/menu/account',
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
});

export const accountPages = [roleChooser, account] as const;
