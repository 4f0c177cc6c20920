import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { useTranslation } from 'react-i18next';
import { RecordTabs } from './record-tabs.tsx';
import { SessionList } from './session-list.tsx';

/** The sessions of a plan, and what happened to it; shorter where it is one of several on a page. */
export function PlanDetails({ plan, isCompact = false }: { plan: PlanSummary; isCompact?: boolean }) {
  const { t } = useTranslation('offlinePlans');
  const sessions = { key: 'sessions', label: t('plan.sessions'), children: <SessionList planId={plan.id} /> };
  return <RecordTabs plan={plan} first={[sessions]} isCompact={isCompact} />;
}
