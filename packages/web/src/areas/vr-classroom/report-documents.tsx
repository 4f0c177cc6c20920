import { MailOutlined } from '@ant-design/icons';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { reportModels } from '@trellis/contract/vr-classroom/document-calls';
import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PdfFileButton } from '../../ui/pdf-button.tsx';

import type { ReportInfo } from './report-queries.ts';
import { ScoreAnew } from './score-anew.tsx';

const MailDialog = lazy(() => import('./mail-dialog.tsx').then((module) => ({ default: module.MailDialog })));
const base = '/api/vrclassroom/DataAnalysis/Test';

/** A report to hand out: as a PDF for whoever tests or for a family, or by mail. */
export function ReportDocuments({ info }: { info: ReportInfo }) {
  const { caseId, subjectId, subjectName: name, isOutdated, differsFrom } = info;
  const { t, i18n } = useTranslation('vrClassroom');
  const { can } = useCurrentUser();
  const [isMailing, setMailing] = useState(false);
  const language = toLanguage(i18n.language as Locale);
  return (
    <Flex className="only-on-screen" wrap gap="small" role="group" aria-label={t('documents.label')}>
      {reportModels.map((reportModel) => (
        <PdfFileButton
          key={reportModel}
          path={`${base}/${reportModel === 'professional' ? 'DownloadPdf' : 'ParentReportDownloadPdf'}`}
          query={{ caseId, reportModel, language }}
          text={t(`documents.of.${reportModel}`)}
        />
      ))}
      {can('RocketSystem.Vrat.Write') && (
        <Button icon={<MailOutlined aria-hidden />} onClick={() => setMailing(true)}>
          {t('documents.mail')}
        </Button>
      )}
      {isOutdated && <ScoreAnew caseId={caseId} subjectId={subjectId} />}
      {differsFrom !== null && <Typography.Text>{t('documents.differs', { version: differsFrom })}</Typography.Text>}
      <Suspense>{isMailing && <MailDialog caseId={caseId} name={name} onClose={() => setMailing(false)} />}</Suspense>
    </Flex>
  );
}
