import Apartment from '@ant-design/icons-svg/es/asn/ApartmentOutlined';
import Control from '@ant-design/icons-svg/es/asn/ControlOutlined';
import Crown from '@ant-design/icons-svg/es/asn/CrownOutlined';
import Eye from '@ant-design/icons-svg/es/asn/EyeOutlined';
import Global from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import Lock from '@ant-design/icons-svg/es/asn/LockOutlined';
import Partition from '@ant-design/icons-svg/es/asn/PartitionOutlined';
import SafetyCertificate from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined';
import Smile from '@ant-design/icons-svg/es/asn/SmileOutlined';
import Team from '@ant-design/icons-svg/es/asn/TeamOutlined';
import type { menu } from '@trellis/contract/admins/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  coachConfiguration: Control,
  staffGroups: Apartment,
  supervisors: Eye,
  supervisions: Partition,
  people: Team,
  allSubjects: Smile,
  online: Global,
  rolePolicies: SafetyCertificate,
  admins: Crown,
  changePassword: Lock,
};
