import { Checkbox, Flex, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

const rows = [
  { hour: 24, label: 'before24' },
  { hour: 1, label: 'before1' },
] as const;
const receivers = [
  { field: 'noticeParent', label: 'guardian' },
  { field: 'noticeTrainer', label: 'trainer' },
] as const;

/** Who is told of the session, and how long before. */
export function NoticeFields() {
  const { t } = useTranslation('scheduling');
  return (
    <>
      {rows.map(({ hour, label }) => (
        <Flex key={hour} component="fieldset" wrap align="baseline" gap="small" style={{ border: 0, margin: 0, padding: 0 }}>
          <Typography.Text>
            {t('form.notice')} · {t(`form.${label}`)}
          </Typography.Text>
          {receivers.map((receiver) => (
            <Form.Item key={receiver.field} name={['notice', hour, receiver.field]} valuePropName="checked">
              <Checkbox aria-label={`${t(`form.${label}`)}: ${t(`form.${receiver.label}`)}`}>{t(`form.${receiver.label}`)}</Checkbox>
            </Form.Item>
          ))}
        </Flex>
      ))}
    </>
  );
}
