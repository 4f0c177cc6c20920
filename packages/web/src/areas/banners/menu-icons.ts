import Notification from '@ant-design/icons-svg/es/asn/NotificationOutlined';
import type { menu } from '@trellis/contract/banners/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  banners: Notification,
};
