import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeDialog } from '../../../ui/code-dialog.tsx';
import { useMakeupOrder } from '../queries.ts';

type Paper = Pick<ExamPaper, 'id' | 'price' | 'currency' | 'examinationName'>;

/** A makeup that has to be paid before it is taken, and its code. */
export function Unpaid({ paper }: { paper: Paper }) {
  const { t } = useTranslation('exams');
  const [isPaying, setPaying] = useState(false);
  const price = usePrice(paper);
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t('test.unpaid', { price })}
        action={
          <Button type="primary" onClick={() => setPaying(true)}>
            {t('test.pay')}
          </Button>
        }
      />
      {isPaying && <Paying paper={paper} onClose={() => setPaying(false)} />}
    </>
  );
}

function Paying({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const { t } = useTranslation('exams');
  const { data, error, refetch } = useMakeupOrder(paper.id);
  return (
    <CodeDialog
      title={paper.examinationName}
      about={t('test.payHint', { price: usePrice(paper) })}
      label={t('test.payCode')}
      fileName={paper.examinationName}
      code={{ data: data && { url: `${window.location.origin}/m/pay#${data.code}` }, error, refetch }}
      onClose={onClose}
    />
  );
}

const usePrice = ({ price, currency }: Paper): string =>
  new Intl.NumberFormat(useTranslation('exams').i18n.language, { style: 'currency', currency }).format(price);
