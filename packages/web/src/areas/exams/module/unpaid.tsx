import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PaymentDialog } from '../../payments/public.ts';
import { useExamsChanged, useMakeupOrder } from '../queries.ts';

type Paper = Pick<ExamPaper, 'id' | 'price' | 'currency' | 'examinationName'>;

/** A makeup that has to be paid before it is taken. */
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
  const { data, error, refetch } = useMakeupOrder(paper.id);
  const changed = useExamsChanged();
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <Suspense fallback={null}>
      {data && <PaymentDialog code={data.code} onPaid={() => void changed().then(onClose)} onClose={onClose} />}
    </Suspense>
  );
}

const usePrice = ({ price, currency }: Paper): string =>
  new Intl.NumberFormat(useTranslation('exams').i18n.language, { style: 'currency', currency }).format(price);
