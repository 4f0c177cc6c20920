import Mail from '@ant-design/icons-svg/es/asn/MailOutlined';
import type { menu } from '@trellis/contract/mail/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  mail: Mail,
};
