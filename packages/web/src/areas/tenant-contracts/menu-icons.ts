import ShoppingCart from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined';
import type { menu } from '@trellis/contract/tenant-contracts/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  orders: ShoppingCart,
};
