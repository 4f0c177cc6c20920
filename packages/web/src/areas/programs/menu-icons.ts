import Experiment from '@ant-design/icons-svg/es/asn/ExperimentOutlined';
import Form from '@ant-design/icons-svg/es/asn/FormOutlined';
import type { menu } from '@trellis/contract/programs/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  feedbackProperties: Form,
  trainingPrograms: Experiment,
};
