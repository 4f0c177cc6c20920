import Experiment from '@ant-design/icons-svg/es/asn/ExperimentOutlined';
import type { menu } from '@trellis/contract/trial-plans/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  trialSessionList: Experiment,
};
