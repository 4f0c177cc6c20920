import { type MessageKind, messageKinds } from '@trellis/contract/messages/kinds';
import type { MessagePreferences } from '@trellis/contract/messages/schemas';
import { Checkbox, Flex, Form, Input, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/loaded.tsx';
import { PageForm } from '../../ui/page-form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { usePreferences, useSavePreferences } from './queries.ts';

interface Values {
  mailed: MessageKind[];
  isQuiet: boolean;
  quiet?: { from: string; until: string };
}

const usual = { from: '20:00', until: '07:00' };

/** Which messages are mailed too, and when not. */
export function PreferencesForm({ parts }: { parts: ReactNode }) {
  const { t } = useTranslation('messages');
  return (
    <>
      <PageHeader title={t('title')} />
      {parts}
      <Loaded query={usePreferences()}>{(chosen) => <Choice key={chosen.concurrencyStamp} chosen={chosen} />}</Loaded>
    </>
  );
}

function Choice({ chosen: { unmailed, quiet, concurrencyStamp } }: { chosen: MessagePreferences }) {
  const { t } = useTranslation('messages');
  const { mutateAsync } = useSavePreferences();
  const [form] = Form.useForm<Values>();
  const isQuiet = Form.useWatch('isQuiet', form) ?? quiet !== null;
  const save = (values: Values) =>
    mutateAsync({
      unmailed: messageKinds.filter((kind) => !values.mailed.includes(kind)),
      quiet: values.isQuiet ? (values.quiet ?? usual) : null,
      concurrencyStamp,
    });
  const initialValues = { mailed: messageKinds.filter((kind) => !unmailed.includes(kind)), isQuiet: quiet !== null, quiet: quiet ?? usual };
  const time = (name: 'from' | 'until') => (
    <Form.Item name={['quiet', name]} label={t(`preferences.${name}`)} rules={[{ required: true, message: t('preferences.needed') }]}>
      <Input type="time" />
    </Form.Item>
  );
  return (
    <PageForm<Values> form={form} initialValues={initialValues} saved={t('word.savedSentence')} onSave={save}>
      <Flex vertical gap="middle" style={{ marginBlockEnd: 'var(--space-4)' }}>
        <TitledCard title={t('preferences.mailed')}>
          <p>{t('preferences.mailedHint')}</p>
          <Form.Item name="mailed" noStyle>
            <Checkbox.Group className="message-kinds" options={messageKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))} />
          </Form.Item>
        </TitledCard>
        <TitledCard title={t('preferences.quiet')}>
          <Form.Item name="isQuiet" label={t('preferences.quietSwitch')} valuePropName="checked">
            <Switch />
          </Form.Item>
          {isQuiet && (
            <Flex gap="middle">
              {time('from')}
              {time('until')}
            </Flex>
          )}
          <p>{t('preferences.quietHint')}</p>
        </TitledCard>
      </Flex>
    </PageForm>
  );
}
