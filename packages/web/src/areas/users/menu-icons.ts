import Contacts from '@ant-design/icons-svg/es/asn/ContactsOutlined';
import Database from '@ant-design/icons-svg/es/asn/DatabaseOutlined';
import Idcard from '@ant-design/icons-svg/es/asn/IdcardOutlined';
import Solution from '@ant-design/icons-svg/es/asn/SolutionOutlined';
import type { menu } from '@trellis/contract/users/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  staff: Idcard,
  trainerDatabase: Database,
  contacts: Contacts,
  trainingStaff: Solution,
};
