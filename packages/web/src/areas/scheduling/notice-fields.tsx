import { Checkbox, Flex, Form } from 'antd';
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
  return rows.map(({ hour, label }) => {
    const name = `${t('form.notice')} · ${t(`form.${label}`)}`;
    return (
      <Form.Item key={hour} label={name}>
        <Flex gap="large" role="group" aria-label={name}>
          {receivers.map((receiver) => (
            <Form.Item noStyle key={receiver.field} name={['notice', hour, receiver.field]} valuePropName="checked">
              <Checkbox>{t(`form.${receiver.label}`)}</Checkbox>
            </Form.Item>
          ))}
        </Flex>
      </Form.Item>
    );
  });
}
