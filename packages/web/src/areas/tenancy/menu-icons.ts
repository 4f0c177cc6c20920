import Bank from '@ant-design/icons-svg/es/asn/BankOutlined';
import Compass from '@ant-design/icons-svg/es/asn/CompassOutlined';
import Export from '@ant-design/icons-svg/es/asn/ExportOutlined';
import Home from '@ant-design/icons-svg/es/asn/HomeOutlined';
import Key from '@ant-design/icons-svg/es/asn/KeyOutlined';
import Setting from '@ant-design/icons-svg/es/asn/SettingOutlined';
import Shop from '@ant-design/icons-svg/es/asn/ShopOutlined';
import type { menu } from '@trellis/contract/tenancy/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  userConfiguration: Setting,
  ownData: Export,
  areas: Compass,
  enterprises: Bank,
  centers: Home,
  schools: Shop,
  libraryGrants: Key,
  ownCenters: Home,
};
