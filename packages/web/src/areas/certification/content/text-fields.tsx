import { languages } from '@trellis/contract/languages';
import { Form, Input, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The field of the form; its texts stand under it by language. */
  name: string;
  label: string;
  maxLength: number;
  isRequired?: boolean;
  isLong?: boolean;
}

/** One text in the three languages. */
export function TextFields({ name, label, maxLength, isRequired = false, isLong = false }: Props) {
  const { t } = useTranslation('certification');
  return (
    <Tabs
      size="small"
      items={languages.map((language) => {
        const field = `${label} (${t(`modules.languages.${language}`)})`;
        return {
          key: language,
          label: t(`modules.languages.${language}`),
          // a text that is missing is told even while another language is shown
          forceRender: true,
          children: (
            <Form.Item
              name={[name, language]}
              label={field}
              rules={isRequired ? [{ required: true, whitespace: true, message: t('required', { field }) }] : []}
            >
              {isLong ? <Input.TextArea maxLength={maxLength} autoSize={{ minRows: 2, maxRows: 8 }} /> : <Input maxLength={maxLength} />}
            </Form.Item>
          ),
        };
      })}
    />
  );
}
