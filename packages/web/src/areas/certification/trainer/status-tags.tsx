import type { superviseStatuses, TrainerModuleStatus } from '@trellis/contract/certification/rules';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const ofModule = { NotStarted: 'default', Learning: 'blue', Stopped: 'default', Expired: 'warning' } as const;
const ofSession = { NotStart: 'default', InProgress: 'blue', Done: 'success' } as const;

/** Where a trainer stands with a module. */
export function ModuleStatus({ status }: { status: TrainerModuleStatus }) {
  const { t } = useTranslation('certification');
  return <Tag color={ofModule[status]}>{t(`status.${status}`)}</Tag>;
}

/** Where a supervision session stands. */
export function SessionStatus({ status }: { status: (typeof superviseStatuses)[number] }) {
  const { t } = useTranslation('certification');
  return <Tag color={ofSession[status]}>{t(`sessions.status.${status}`)}</Tag>;
}
