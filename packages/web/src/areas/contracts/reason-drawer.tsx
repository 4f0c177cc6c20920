import { addReason, type ContractReason, contractReason } from '@trellis/contract/contracts/reason-schemas';
import type { ReasonKind } from '@trellis/contract/contracts/schemas';
import { type LocalText, languages } from '@trellis/contract/languages';
import { Alert, App, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useKnown } from '../../ui/use-known.ts';
import { useAddReason, useUpdateReason } from './reason-queries.ts';

const { maxLength } = limitsOf(addReason.shape.name.shape.en);

interface Props {
  kind: ReasonKind;
  /** The reason to change; without one, a reason is added. */
  reason?: ContractReason;
  /** Whether the new one replaces those of the platform. */
  replaces?: boolean;
  onClose: () => void;
}

/** The words of a reason in each language. */
export function ReasonDrawer({ kind, reason, replaces, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const { message } = App.useApp();
  const [add, update] = [useAddReason(), useUpdateReason()];
  const [form] = Form.useForm<{ name: LocalText }>();
  const { changes, attempt } = useKnown(reason, {
    form,
    schema: contractReason,
    valuesOf: ({ name }) => ({ name }),
    told: ({ name }) => languages.map((language) => ({ key: language, field: t(`reasons.language.${language}`), value: name[language] })),
  });
  const save = async ({ name }: { name: LocalText }) => {
    const isSaved = await attempt((known) =>
      known ? update.mutateAsync({ id: known.id, name, concurrencyStamp: known.concurrencyStamp }) : add.mutateAsync({ kind, name }),
    );
    if (isSaved) void message.success(t('reasons.saved'));
    return isSaved;
  };
  return (
    <FormDrawer<{ name: LocalText }>
      size="default"
      title={t(reason ? 'reasons.editTitle' : 'reasons.addTitle')}
      initialValues={{ name: reason?.name }}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      {changes && <StaleNotice changes={changes} />}
      {replaces && <Alert type="info" showIcon title={t('reasons.replaces')} style={{ marginBlockEnd: 16 }} />}
      {languages.map((language) => {
        const label = t(`reasons.language.${language}`);
        const rules = [{ required: true, whitespace: true, message: t('form.required', { field: label }) }];
        return (
          <Form.Item key={language} name={['name', language]} label={label} rules={rules}>
            <Input maxLength={maxLength} />
          </Form.Item>
        );
      })}
    </FormDrawer>
  );
}
