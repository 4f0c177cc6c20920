import Mobile from '@ant-design/icons-svg/es/asn/MobileOutlined';
import type { menu } from '@trellis/contract/apps/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  appVersions: Mobile,
};
