import Home from '@ant-design/icons-svg/es/asn/HomeOutlined';
import Ordered from '@ant-design/icons-svg/es/asn/OrderedListOutlined';
import Partition from '@ant-design/icons-svg/es/asn/PartitionOutlined';
import type { menu } from '@trellis/contract/plan-templates/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  appPlanTemplates: Home,
  offlinePlanTemplates: Ordered,
  classPlanTemplates: Partition,
};
