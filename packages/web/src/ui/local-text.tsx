import { type Language, type LocalText, languages, toLocale } from '@trellis/contract/languages';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Change } from './stale.ts';

export const emptyText: LocalText = { en: '', 'zh-Hans': '', es: '' };

interface Props {
  /** The form's field, which holds a text by language. */
  name: string;
  label: string;
  maxLength: number | undefined;
  isOptional?: boolean;
  isLong?: boolean;
}

/** A text in every language of the product, side by side in the form. */
export function LocalTextFields({ name, label, maxLength, isOptional = false, isLong = false }: Props) {
  const { t } = useTranslation('ui');
  const labelOf = useTextLabel();
  return (
    <>
      {languages.map((language) => (
        <Form.Item
          key={language}
          name={[name, language]}
          label={labelOf(label, language)}
          rules={isOptional ? [] : [{ required: true, whitespace: true, message: t('form.required', { field: labelOf(label, language) }) }]}
        >
          {isLong ? (
            <Input.TextArea lang={toLocale(language)} maxLength={maxLength} autoSize={{ minRows: 2, maxRows: 8 }} />
          ) : (
            <Input lang={toLocale(language)} maxLength={maxLength} autoComplete="off" />
          )}
        </Form.Item>
      ))}
    </>
  );
}

/** What a text in one language is called. */
export function useTextLabel() {
  const { t } = useTranslation('shell');
  return (label: string, language: Language) => `${label} · ${t(`languages.${toLocale(language)}`)}`;
}

/** A text as a stale editor compares it, language by language. */
export function useTextFacts() {
  const labelOf = useTextLabel();
  return (key: string, label: string, text: LocalText): Change[] =>
    languages.map((language) => ({ key: `${key}.${language}`, field: labelOf(label, language), value: text[language] }));
}
