import type { Certificate } from '@trellis/contract/certificates/calls';
import { Button, Card, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { CertificateStatusTag } from './certificate-status.tsx';
import { FeedbackDrawer } from './feedback-drawer.tsx';
import { useCertificatesOf } from './queries.ts';
import { useDownload } from './use-download.ts';

/** What one is certified by; nothing where there is none. */
export function OwnCertificates() {
  const { t } = useTranslation('certificates');
  const { data } = useCertificatesOf(useCurrentUser().id);
  const [answered, setAnswered] = useState<Certificate>();
  if (!data || data.length === 0) return null;
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
        {t('mine')}
      </Typography.Title>
      <Flex vertical gap="middle">
        {data.map((certificate) => (
          <Own key={certificate.id} certificate={certificate} onAnswer={() => setAnswered(certificate)} />
        ))}
      </Flex>
      {answered && <FeedbackDrawer certificate={answered} onClose={() => setAnswered(undefined)} />}
    </section>
  );
}

function Own({ certificate, onAnswer }: { certificate: Certificate; onAnswer: () => void }) {
  const { t } = useTranslation('certificates');
  const fetchFile = useDownload();
  const { displayName, credentialsCode, certificateStatus, startTime, endTime, credential, feedback } = certificate;
  const isAnswered = feedback.finishTime !== null;
  return (
    <Card size="small">
      <Flex vertical gap="small">
        <Flex gap="small" align="center" wrap>
          <Typography.Text strong>{displayName}</Typography.Text>
          <CertificateStatusTag status={certificateStatus} />
        </Flex>
        <Typography.Text type="secondary">{`${credentialsCode} · ${formatDate(startTime)} – ${formatDate(endTime)}`}</Typography.Text>
        {credential && !isAnswered && (
          <Flex gap="small" align="center" wrap>
            <Button type="primary" onClick={onAnswer}>
              {t('give')}
            </Button>
            <Typography.Text type="secondary">{t('giveHint')}</Typography.Text>
          </Flex>
        )}
        {credential && isAnswered && (
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
