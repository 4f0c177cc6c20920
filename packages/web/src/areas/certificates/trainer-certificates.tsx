import type { Certificate } from '@trellis/contract/certificates/calls';
import { Button, Card, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { CertificateStatusTag } from './certificate-status.tsx';
import { FeedbackDrawer } from './feedback-drawer.tsx';
import { useCertificatesOf } from './queries.ts';
import { useDownload } from './use-download.ts';

interface Props {
  trainerId: string;
  /** The module of theirs whose certificates are shown; of all of them unless told. */
  trainerModuleId?: string;
}

/** What a trainer is certified by: whoever has it says how the training was and downloads it then, whoever issues them downloads it at once. */
export function TrainerCertificates({ trainerId, trainerModuleId }: Props) {
  const { t } = useTranslation('certificates');
  const [answered, setAnswered] = useState<Certificate>();
  return (
    <section aria-label={t('title')}>
      <Loaded query={useCertificatesOf(trainerId)} rows={2}>
        {(certificates) => {
          const shown = certificates.filter((certificate) => !trainerModuleId || certificate.trainerTrainingModuleId === trainerModuleId);
          if (shown.length === 0) return <Typography.Text type="secondary">{t('empty')}</Typography.Text>;
          return (
            <Flex vertical gap="middle">
              {shown.map((certificate) => (
                <Shown key={certificate.id} certificate={certificate} onAnswer={() => setAnswered(certificate)} />
              ))}
            </Flex>
          );
        }}
      </Loaded>
      {answered && <FeedbackDrawer certificate={answered} onClose={() => setAnswered(undefined)} />}
    </section>
  );
}

function Shown({ certificate, onAnswer }: { certificate: Certificate; onAnswer: () => void }) {
  const { t } = useTranslation('certificates');
  const { id, can } = useCurrentUser();
  const fetchFile = useDownload();
  const { displayName, trainingModule, credentialsCode, certificateStatus, startTime, endTime, credential, checkUrl, feedback } =
    certificate;
  const isAnswered = feedback.finishTime !== null;
  const mayDownload = credential && (isAnswered || can('RocketSystem.TrainerTraining.Write'));
  const medals = certificateStatus === 'Canceled' ? [] : trainingModule.qualificationMedals;
  return (
    <Card size="small">
      <Flex vertical gap="small">
        <Flex gap="small" align="center" wrap>
          {medals.map(({ id: medalId, issuedStyle }) => issuedStyle && <img key={medalId} src={issuedStyle.url} alt="" height={32} />)}
          <Typography.Text strong>{displayName}</Typography.Text>
          <CertificateStatusTag status={certificateStatus} />
        </Flex>
        <Typography.Text type="secondary">{`${credentialsCode} · ${formatDate(startTime)} – ${formatDate(endTime)}`}</Typography.Text>
        {credential && !isAnswered && certificate.trainerId === id && (
          <Flex gap="small" align="center" wrap>
            <Button type="primary" onClick={onAnswer}>
              {t('give')}
            </Button>
            <Typography.Text type="secondary">{t('giveHint')}</Typography.Text>
          </Flex>
        )}
        <a href={checkUrl} target="_blank" rel="noreferrer">
          {t('checkPage')}
        </a>
        {mayDownload && (
          <Flex gap="small" wrap role="group" aria-label={credentialsCode}>
            <Button type="primary" onClick={() => void fetchFile(certificate, 'pdf')}>
              {t('pdf')}
            </Button>
            <Button onClick={() => void fetchFile(certificate, 'png')}>{t('png')}</Button>
          </Flex>
        )}
      </Flex>
    </Card>
  );
}
