import type { TrainingApplication } from '@trellis/contract/certification/application-schemas';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const colours = { UnReviewed: 'blue', NotPassed: 'warning', Passed: 'success', Cancelled: 'default' } as const;

/** What became of an application. */
export function ResultTag({ application }: { application: Pick<TrainingApplication, 'auditResult' | 'isCancelled'> }) {
  const { t } = useTranslation('certification');
  const result = application.isCancelled ? 'Cancelled' : application.auditResult;
  return <Tag color={colours[result]}>{t(`results.${result}`)}</Tag>;
}
