import Clear from '@ant-design/icons-svg/es/asn/ClearOutlined';
import type { menu } from '@trellis/contract/retention/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  retention: Clear,
};
