import FileDone from '@ant-design/icons-svg/es/asn/FileDoneOutlined';
import Profile from '@ant-design/icons-svg/es/asn/ProfileOutlined';
import type { menu } from '@trellis/contract/contracts/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  userContracts: FileDone,
  contractReasons: Profile,
};
