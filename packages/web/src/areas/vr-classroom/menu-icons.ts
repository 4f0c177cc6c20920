import Bar from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import Container from '@ant-design/icons-svg/es/asn/ContainerOutlined';
import Desktop from '@ant-design/icons-svg/es/asn/DesktopOutlined';
import Environment from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import FileText from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import Form from '@ant-design/icons-svg/es/asn/FormOutlined';
import LineChart from '@ant-design/icons-svg/es/asn/LineChartOutlined';
import Reconciliation from '@ant-design/icons-svg/es/asn/ReconciliationOutlined';
import type { menu } from '@trellis/contract/vr-classroom/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  vratList: Reconciliation,
  testLocations: Environment,
  devices: Desktop,
  vratCaseList: Container,
  vratStatistic: LineChart,
  vCat: Form,
  reportHelper: FileText,
  norms: Bar,
};
