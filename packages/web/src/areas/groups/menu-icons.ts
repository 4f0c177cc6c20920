import UsergroupAdd from '@ant-design/icons-svg/es/asn/UsergroupAddOutlined';
import type { menu } from '@trellis/contract/groups/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  classGroups: UsergroupAdd,
};
