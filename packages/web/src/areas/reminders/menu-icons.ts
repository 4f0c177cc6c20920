import Bell from '@ant-design/icons-svg/es/asn/BellOutlined';
import type { menu } from '@trellis/contract/reminders/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  reminderTemplates: Bell,
};
