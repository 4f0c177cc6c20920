import { type MedalToEdit, medalToEdit } from '@trellis/contract/certification/module-schemas';
import { languages } from '@trellis/contract/languages';
import { Drawer, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { useKnown } from '../../../ui/use-known.ts';
import { MedalPicture, type PictureValue } from './medal-picture.tsx';
import { useContentChanges, useMedalToEdit } from './queries.ts';
import { TextFields } from './text-fields.tsx';

interface Values {
  code: string;
  name: NonNullable<MedalToEdit['fields']>['name'];
  issued?: PictureValue;
  unissued?: PictureValue;
}

interface Props {
  medal: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** Adds or edits a medal. */
export function MedalDrawer({ medal, onClose }: Props) {
  const { t } = useTranslation('certification');
  const { data, error, refetch } = useMedalToEdit(medal?.id);
  const title = medal ? t('medals.editTitle', { name: medal.name }) : t('medals.addTitle');
  if (data) return <MedalForm title={title} id={medal?.id} toEdit={data} onClose={onClose} />;
  return (
    <Drawer open title={title} loading={!error} onClose={onClose}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
    </Drawer>
  );
}

interface FormProps {
  title: string;
  id: string | undefined;
  toEdit: MedalToEdit;
  onClose: () => void;
}

function MedalForm({ title, id, toEdit, onClose }: FormProps) {
  const { t } = useTranslation('certification');
  const { createMedal, updateMedal } = useContentChanges();
  const { fields, issuedStyle, unissuedStyle } = toEdit;
  const [form] = Form.useForm<Values>();
  const { changes, attempt } = useKnown(toEdit, {
    form,
    schema: medalToEdit,
    valuesOf: (medal) => ({ ...medal.fields }),
    told: (medal) => [
      { key: 'code', field: t('medals.code'), value: medal.fields?.code ?? '' },
      ...languages.map((language) => ({
        key: language,
        field: `${t('medals.name')} (${t(`modules.languages.${language}`)})`,
        value: medal.fields?.name[language] ?? '',
      })),
    ],
  });
  const save = async ({ code, name, issued, unissued }: Values) => {
    const all = {
      code,
      name,
      ...(issued?.id === undefined ? {} : { issuedStyleId: issued.id }),
      ...(unissued?.id === undefined ? {} : { unissuedStyleId: unissued.id }),
    };
    const isSaved = await attempt((known) =>
      id && known?.concurrencyStamp
        ? updateMedal.mutateAsync({ id, concurrencyStamp: known.concurrencyStamp, ...all })
        : createMedal.mutateAsync(all),
    );
    if (isSaved) toast('success', t(id ? 'medals.saved' : 'medals.added'));
    return isSaved;
  };
  const initialValues = {
    code: fields?.code,
    name: fields?.name ?? { en: '', 'zh-Hans': '', es: '' },
    issued: { url: issuedStyle?.url ?? null },
    unissued: { url: unissuedStyle?.url ?? null },
  };
  return (
    <FormDrawer<Values> size="default" title={title} initialValues={initialValues} form={form} onSave={save} onClose={onClose}>
      {changes && <StaleNotice changes={changes} />}
      <Form.Item
        name="code"
        label={t('medals.code')}
        extra={t('medals.codeHint')}
        normalize={(value: string) => value.toUpperCase()}
        rules={[{ required: true, pattern: /^[A-Z0-9]{1,10}$/, message: t('medals.codeHint') }]}
      >
        <Input maxLength={10} autoComplete="off" />
      </Form.Item>
      <TextFields name="name" label={t('medals.name')} maxLength={60} isRequired />
      <Form.Item name="issued" label={t('medals.issued')}>
        <MedalPicture label={t('medals.issued')} />
      </Form.Item>
      <Form.Item name="unissued" label={t('medals.unissued')}>
        <MedalPicture label={t('medals.unissued')} />
      </Form.Item>
    </FormDrawer>
  );
}
