import type { TrainingApplication } from '@trellis/contract/certification/application-schemas';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/status.tsx';

const meanings = { UnReviewed: 'waiting', NotPassed: 'bad', Passed: 'good', Cancelled: 'neutral' } as const;

/** What became of an application. */
export function ResultTag({ application }: { application: Pick<TrainingApplication, 'auditResult' | 'isCancelled'> }) {
  const { t } = useTranslation('certification');
  const result = application.isCancelled ? 'Cancelled' : application.auditResult;
  return <Status meaning={meanings[result]}>{t(`results.${result}`)}</Status>;
}
