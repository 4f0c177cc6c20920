import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type ChatSearch, readChatSearch } from './searches.ts';

const shared = {
  getParentRoute: () => root,
  validateSearch: (raw: Partial<ChatSearch> & SearchSchemaInput): ChatSearch => readChatSearch(raw),
  component: lazyRouteComponent(() => import('./chat-page.tsx'), 'ChatPage'),
};

const ofCenter = createRoute({ ...shared, path: '/system/center/notification/chat' });
const ofPlatform = createRoute({ ...shared, path: '/system/manage/notification/chat' });
const ofEnterprise = createRoute({ ...shared, path: '/system/enterprise/notification/chat' });
const ofArea = createRoute({ ...shared, path: '/system/area/notification/chat' });

const phone = createRoute({
  getParentRoute: () => root,
  path: '/m/chat',
  staticData: { isPlain: true },
  component: lazyRouteComponent(() => import('./phone/phone-chat-page.tsx'), 'PhoneChatPage'),
});

export const chatPages = [ofCenter, ofPlatform, ofEnterprise, ofArea, phone] as const;
