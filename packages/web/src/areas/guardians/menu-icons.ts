import Team from '@ant-design/icons-svg/es/asn/TeamOutlined';
import type { menu } from '@trellis/contract/guardians/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  guardians: Team,
};
