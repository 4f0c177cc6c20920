import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type MessageSearch, readMessageSearch } from './searches.ts';

const shared = {
  getParentRoute: () => root,
  validateSearch: (raw: Partial<MessageSearch> & SearchSchemaInput): MessageSearch => readMessageSearch(raw),
  component: lazyRouteComponent(() => import('./messages-page.tsx'), 'MessagesPage'),
};

const ofCenter = createRoute({ ...shared, path: '/system/center/notification/contact' });
const ofPlatform = createRoute({ ...shared, path: '/system/manage/notification/contact' });
const ofEnterprise = createRoute({ ...shared, path: '/system/enterprise/notification/contact' });
const ofArea = createRoute({ ...shared, path: '/system/area/notification/contact' });

export const messagePages = [ofCenter, ofPlatform, ofEnterprise, ofArea] as const;
