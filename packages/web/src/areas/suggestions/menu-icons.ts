import Bulb from '@ant-design/icons-svg/es/asn/BulbOutlined';
import type { menu } from '@trellis/contract/suggestions/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  suggestions: Bulb,
};
