import type { superviseStatuses, TrainerModuleStatus } from '@trellis/contract/certification/rules';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/status.tsx';

const ofModule = { NotStarted: 'neutral', Learning: 'waiting', Stopped: 'neutral', Expired: 'attention' } as const;
const ofSession = { NotStart: 'neutral', InProgress: 'waiting', Done: 'good' } as const;

/** Where a trainer stands with a module. */
export function ModuleStatus({ status }: { status: TrainerModuleStatus }) {
  const { t } = useTranslation('certification');
  return <Status meaning={ofModule[status]}>{t(`status.${status}`)}</Status>;
}

/** Where a supervision session stands. */
export function SessionStatus({ status }: { status: (typeof superviseStatuses)[number] }) {
  const { t } = useTranslation('certification');
  return <Status meaning={ofSession[status]}>{t(`sessions.status.${status}`)}</Status>;
}
