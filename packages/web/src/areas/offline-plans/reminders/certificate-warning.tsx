import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { PathLink } from '../../../ui/path-link.tsx';
import { quiet } from '../../../ui/quiet.ts';

/** Tells independent coaches, when they open a plan, that their certificate has run out; others are told before a session starts. */
export function CertificateWarning({ planId }: { planId: string }) {
  const { t } = useTranslation('offlinePlans');
  const isIndependent = useCurrentUser().roles.includes('IndependentCoach');
  const asked = { input: { userOfflinePlanId: planId }, enabled: isIndependent, ...quiet };
  const gate = useQuery(api.planReminders.certificate.queryOptions(asked)).data?.gate;
  if (!gate) return null;
  return (
    <Alert type="warning" showIcon title={gate.message} action={gate.mend && <PathLink path={gate.mend}>{t('gates.mend')}</PathLink>} />
  );
}
