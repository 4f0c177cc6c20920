import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const component = lazyRouteComponent(() => import('./connections-page.tsx'), 'ConnectionsPage');

const ofCenter = createRoute({ getParentRoute: () => root, path: '/system/center/menu/manage/connections', component });
const ofPlatform = createRoute({ getParentRoute: () => root, path: '/system/manage/setting/connections', component });

export const connectionPages = [ofCenter, ofPlatform] as const;
