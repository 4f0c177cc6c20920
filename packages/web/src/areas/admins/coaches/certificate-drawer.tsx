import { type CoachConfig, coachConfig } from '@trellis/contract/admins/coaches/calls';
import { Form, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useCoachChanges } from './queries.ts';

interface Values {
  certificateUntil?: Dayjs | null;
}

/** Notes until when a coach's certificate is valid. */
export function CertificateDrawer({ coach, onClose }: { coach: CoachConfig; onClose: () => void }) {
  const { t } = useTranslation('admins');
  const { certificate } = useCoachChanges();
  return (
    <ResourceDrawer<CoachConfig, Values>
      title={t('coaches.certificateTitle', { name: coach.name })}
      item={coach}
      form={{
        schema: coachConfig,
        valuesOf: ({ certificateUntil } = coach) => ({ certificateUntil: certificateUntil === null ? null : dayjs(certificateUntil) }),
        facts: ({ certificateUntil }) => [
          {
            key: 'certificateUntil',
            field: t('coaches.certificateUntil'),
            value: formatDate(certificateUntil) || t('coaches.certificateNone'),
          },
        ],
        save: ({ certificateUntil }, { userId, concurrencyStamp } = coach) =>
          certificate.mutateAsync({ userId, concurrencyStamp, certificateUntil: certificateUntil?.format('YYYY-MM-DD') ?? null }),
        fields: () => (
          <>
            <Typography.Paragraph type="secondary">{t('coaches.certificateHint')}</Typography.Paragraph>
            <Form.Item name="certificateUntil" label={t('coaches.certificateUntil')}>
              <DateField />
            </Form.Item>
          </>
        ),
      }}
      saved={() => t('word.savedSentence')}
      onClose={onClose}
    />
  );
}
