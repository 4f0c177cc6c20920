import Form from '@ant-design/icons-svg/es/asn/FormOutlined';
import QuestionCircle from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined';
import type { menu } from '@trellis/contract/assessments/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  assessments: Form,
  questionnaires: QuestionCircle,
};
