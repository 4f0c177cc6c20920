import Container from '@ant-design/icons-svg/es/asn/ContainerOutlined';
import FileDone from '@ant-design/icons-svg/es/asn/FileDoneOutlined';
import Solution from '@ant-design/icons-svg/es/asn/SolutionOutlined';
import type { menu } from '@trellis/contract/exams/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  examList: Solution,
  questionBank: Container,
  examinations: FileDone,
};
