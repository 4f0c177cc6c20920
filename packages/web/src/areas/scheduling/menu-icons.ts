import Calendar from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import Home from '@ant-design/icons-svg/es/asn/HomeOutlined';
import Schedule from '@ant-design/icons-svg/es/asn/ScheduleOutlined';
import type { menu } from '@trellis/contract/scheduling/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  today: Calendar,
  calendar: Schedule,
  classrooms: Home,
};
