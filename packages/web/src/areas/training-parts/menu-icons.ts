import Aim from '@ant-design/icons-svg/es/asn/AimOutlined';
import Apartment from '@ant-design/icons-svg/es/asn/ApartmentOutlined';
import CustomerService from '@ant-design/icons-svg/es/asn/CustomerServiceOutlined';
import Inbox from '@ant-design/icons-svg/es/asn/InboxOutlined';
import Sound from '@ant-design/icons-svg/es/asn/SoundOutlined';
import type { menu } from '@trellis/contract/training-parts/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  trainingTargets: Aim,
  programCategories: Apartment,
  programMaterials: Inbox,
  tracks: CustomerService,
  musicCourses: Sound,
};
