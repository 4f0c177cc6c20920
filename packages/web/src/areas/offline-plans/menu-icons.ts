import Apartment from '@ant-design/icons-svg/es/asn/ApartmentOutlined';
import Schedule from '@ant-design/icons-svg/es/asn/ScheduleOutlined';
import type { menu } from '@trellis/contract/offline-plans/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  currentPlans: Schedule,
  coreSessionLibrary: Apartment,
};
