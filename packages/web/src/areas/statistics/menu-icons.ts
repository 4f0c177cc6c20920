import Book from '@ant-design/icons-svg/es/asn/BookOutlined';
import Container from '@ant-design/icons-svg/es/asn/ContainerOutlined';
import Dashboard from '@ant-design/icons-svg/es/asn/DashboardOutlined';
import Experiment from '@ant-design/icons-svg/es/asn/ExperimentOutlined';
import Form from '@ant-design/icons-svg/es/asn/FormOutlined';
import Idcard from '@ant-design/icons-svg/es/asn/IdcardOutlined';
import Profile from '@ant-design/icons-svg/es/asn/ProfileOutlined';
import Smile from '@ant-design/icons-svg/es/asn/SmileOutlined';
import Team from '@ant-design/icons-svg/es/asn/TeamOutlined';
import User from '@ant-design/icons-svg/es/asn/UserOutlined';
import type { menu } from '@trellis/contract/statistics/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  dataPanel: Dashboard,
  children: Smile,
  guardian: Team,
  vrat: Experiment,
  oneToOne: User,
  class: Team,
  trainer: Idcard,
  questionnaire: Form,
  userCourse: Book,
  classPlanList: Container,
  trainingList: Profile,
  questionnaireList: Form,
  plansOfChildren: Profile,
  classPlans: Container,
  assessmentList: Form,
};
