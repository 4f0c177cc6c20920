import Smile from '@ant-design/icons-svg/es/asn/SmileOutlined';
import type { menu } from '@trellis/contract/subjects/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  subjects: Smile,
};
