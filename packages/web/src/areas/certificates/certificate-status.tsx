import type { CertificateStatus } from '@trellis/contract/certificates/rules';
import { useTranslation } from 'react-i18next';
import { type Meaning, Status } from '../../ui/status.tsx';

const meanings: Record<CertificateStatus, Meaning> = {
  NotIssued: 'neutral',
  Ineffective: 'waiting',
  Effective: 'good',
  Expired: 'attention',
  Canceled: 'bad',
};

/** How a certificate stands. */
export function CertificateStatusTag({ status }: { status: CertificateStatus }) {
  const { t } = useTranslation('certificates');
  return <Status meaning={meanings[status]}>{t(`status.${status}`)}</Status>;
}
