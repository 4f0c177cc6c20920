import Appstore from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import Audit from '@ant-design/icons-svg/es/asn/AuditOutlined';
import Rise from '@ant-design/icons-svg/es/asn/RiseOutlined';
import Trophy from '@ant-design/icons-svg/es/asn/TrophyOutlined';
import type { menu } from '@trellis/contract/certification/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  applyExamine: Audit,
  personalCenter: Rise,
  trainingApplication: Audit,
  trainingModule: Appstore,
  qualificationMedal: Trophy,
};
