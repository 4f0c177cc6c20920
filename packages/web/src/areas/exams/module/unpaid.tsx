import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** A makeup that has to be paid before it is taken. */
export function Unpaid({ paper: { price, currency } }: { paper: Pick<ExamPaper, 'price' | 'currency'> }) {
  const { t, i18n } = useTranslation('exams');
  const text = new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(price);
  return <Alert type="warning" showIcon title={t('test.unpaid', { price: text })} />;
}
