import Api from '@ant-design/icons-svg/es/asn/ApiOutlined';
import type { menu } from '@trellis/contract/connections/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  connections: Api,
};
