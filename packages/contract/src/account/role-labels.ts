import type { Language, LocalText } from '../languages.ts';
import { type Role, roles } from '../policies.ts';

const inAll = (english: string, chinese: string, spanish: string): LocalText => ({ en: english, 'zh-Hans': chinese, es: spanish });

const labels: Record<Role, LocalText> = {
  EnterpriseAdmin: inAll('Enterprise administrator', '企业管理员', 'Administración de la empresa'),
  AreaAdmin: inAll('Area administrator', '区域管理员', 'Administración del área'),
  CenterAdmin: inAll('Center administrator', '中心管理员', 'Administración del centro'),
  SeniorCoach: inAll('Senior coach', '高级教练', 'Entrenador sénior'),
  IndependentCoach: inAll('Independent coach', '独立教练', 'Entrenador independiente'),
  Coach: inAll('Coach', '教练', 'Entrenador'),
  trainer: inAll('Trainer', '训练师', 'Formador'),
  supervisor: inAll('Supervisor', '督导', 'Supervisión'),
  personal: inAll('Trainer in certification', '认证学员', 'Formador en certificación'),
  centerAdmin: inAll('Center administrator (certification)', '中心管理员（认证）', 'Administración del centro (certificación)'),
  admin: inAll('Platform administrator', '平台管理员', 'Administración de la plataforma'),
  editor: inAll('Editor', '内容编辑', 'Editor'),
  editorAdmin: inAll('Chief editor', '内容主管', 'Jefe de edición'),
  operation: inAll('Operations', '运营', 'Operaciones'),
  operationAdmin: inAll('Head of operations', '运营主管', 'Jefe de operaciones'),
  finance: inAll('Finance', '财务', 'Finanzas'),
  financeAdmin: inAll('Head of finance', '财务主管', 'Jefe de finanzas'),
  medicalSupport: inAll('Medical support', '医学支持', 'Apoyo médico'),
  sales: inAll('Sales', '销售', 'Ventas'),
  salesAdmin: inAll('Head of sales', '销售主管', 'Jefe de ventas'),
  training: inAll('Training department', '培训部', 'Departamento de formación'),
  agent: inAll('Agent', '代理商', 'Agente'),
};

/** What a role is called, on screen and in letters; a role that the product does not know keeps its own name. */
export function roleLabel(role: string, language: Language): string {
  const known = roles.find((candidate) => candidate === role);
  return known ? labels[known][language] : role;
}
