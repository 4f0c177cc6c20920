import { type CoachConfig, changeCoachTimes, coachConfig } from '@trellis/contract/admins/coaches/calls';
import { Form, Input, InputNumber, Radio, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../ui/form-limits.ts';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useCoachChanges } from './queries.ts';

interface Values {
  isLimited: boolean;
  totalTimes?: number | null;
  remark?: string;
}

/** Changes how often a coach may train, with the reason that stands on record. */
export function TimesDrawer({ coach, onClose }: { coach: CoachConfig; onClose: () => void }) {
  const { t } = useTranslation('admins');
  const { times } = useCoachChanges();
  return (
    <ResourceDrawer<CoachConfig, Values>
      title={t('coaches.timesTitle', { name: coach.name })}
      item={coach}
      form={{
        schema: coachConfig,
        valuesOf: ({ totalTimes } = coach) => ({ isLimited: totalTimes !== null, totalTimes }),
        facts: ({ totalTimes }) => [
          { key: 'totalTimes', field: t('coaches.totalTimes'), value: totalTimes === null ? t('coaches.noLimit') : String(totalTimes) },
        ],
        save: ({ isLimited, totalTimes = null, remark }, { userId, concurrencyStamp } = coach) =>
          times.mutateAsync({ userId, concurrencyStamp, totalTimes: isLimited ? totalTimes : null, remark: remark?.trim() || null }),
        fields: ({ usedTimes } = coach) => <TimesFields usedTimes={usedTimes} />,
      }}
      saved={() => t('word.savedSentence')}
      onClose={onClose}
    />
  );
}

function TimesFields({ usedTimes }: { usedTimes: number }) {
  const { t } = useTranslation('admins');
  const isLimited = Form.useWatch<boolean>('isLimited');
  const { min, max } = limitsOf(changeCoachTimes.shape.totalTimes);
  const field = t('coaches.totalTimes');
  return (
    <>
      <Typography.Paragraph type="secondary">{t('coaches.timesHint', { used: usedTimes })}</Typography.Paragraph>
      <Form.Item name="isLimited" label={t('coaches.limited')}>
        <Radio.Group
          vertical
          options={[
            { value: false, label: t('coaches.noLimit') },
            { value: true, label: t('coaches.atMost') },
          ]}
        />
      </Form.Item>
      {isLimited && (
        <Form.Item name="totalTimes" label={field} rules={[{ required: true, message: t('word.required', { field }) }]}>
          <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      )}
      <Form.Item name="remark" label={t('word.reason')} extra={t('coaches.remarkHint')}>
        <Input.TextArea rows={2} maxLength={limitsOf(changeCoachTimes.shape.remark).maxLength} showCount />
      </Form.Item>
    </>
  );
}
