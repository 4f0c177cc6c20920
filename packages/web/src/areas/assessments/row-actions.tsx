import { canOpenReport, isAnswerable, mustObtain } from '@trellis/contract/assessments/rules';
import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PdfButton } from '../../ui/pdf-button.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { ForeignReport } from './foreign-report.tsx';
import { useChangeAssessments } from './queries.ts';
import { useOpenReport } from './use-open-report.ts';

/** What a row opens in the tab. */
export type RowAction = 'fill' | 'view' | 'code' | 'reportCode';

interface Props {
  row: UserAssessment;
  mayWrite: boolean;
  onOpen: (what: RowAction, row: UserAssessment) => void;
}

/** What can be done with an assessment as it stands. */
export function RowActions({ row, mayWrite, onOpen }: Props) {
  const { t } = useTranslation('assessments');
  const openOne = (what: RowAction) => (
    <Button key={what} size="small" onClick={() => onOpen(what, row)}>
      {t(`action.${what}`)}
    </Button>
  );
  const isOpen = isAnswerable(row.status);
  return (
    <Flex gap="small" wrap role="group" aria-label={t('actionsOf', { name: row.title })}>
      {isOpen && mayWrite && [openOne('fill'), openOne('code'), <CloseButton key="close" id={row.id} />]}
      {row.status === 'Finished' && <Typography.Text type="secondary">{t('making')}</Typography.Text>}
      {row.status === 'ReportedReady' && <ReportActions row={row} mayWrite={mayWrite} onCode={() => onOpen('reportCode', row)} />}
      {!isOpen && row.status !== 'Closed' && openOne('view')}
    </Flex>
  );
}

function ReportActions({ row, mayWrite, onCode }: { row: UserAssessment; mayWrite: boolean; onCode: () => void }) {
  const { t } = useTranslation('assessments');
  const { tenant } = useCurrentUser();
  const openReport = useOpenReport();
  if (mustObtain(row)) return mayWrite && <ObtainButton id={row.id} />;
  if (!canOpenReport(row, tenant?.id ?? null)) return <ForeignReport />;
  return (
    <>
      <Button size="small" type="primary" ghost onClick={() => void openReport(row.id)}>
        {t('action.report')}
      </Button>
      <PdfButton size="small" document="assessmentReport" id={row.id} />
      {mayWrite && (
        <Button size="small" onClick={onCode}>
          {t('action.reportCode')}
        </Button>
      )}
    </>
  );
}

function ObtainButton({ id }: { id: string }) {
  const { t } = useTranslation('assessments');
  const ask = useAsk();
  const { obtain } = useChangeAssessments();
  const confirmObtain = () =>
    ask({
      title: t('obtainTitle'),
      text: t('obtainText'),
      ok: t('action.obtain'),
      run: () => obtain.mutateAsync({ userAssessmentId: id }),
      done: t('obtained'),
    });
  return (
    <Button size="small" type="primary" ghost onClick={confirmObtain}>
      {t('action.obtain')}
    </Button>
  );
}

function CloseButton({ id }: { id: string }) {
  const { t } = useTranslation('assessments');
  const ask = useAsk();
  const { close } = useChangeAssessments();
  const confirmClose = () =>
    ask({
      title: t('closeTitle'),
      text: t('closeText'),
      ok: t('action.close'),
      danger: true,
      run: () => close.mutateAsync({ userAssessmentId: id }),
      done: t('closed'),
    });
  return (
    <Button size="small" danger onClick={confirmClose}>
      {t('action.close')}
    </Button>
  );
}
