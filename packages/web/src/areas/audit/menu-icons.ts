import History from '@ant-design/icons-svg/es/asn/HistoryOutlined';
import type { menu } from '@trellis/contract/audit/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  audit: History,
};
