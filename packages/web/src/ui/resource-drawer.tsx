import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { toast } from '../app/toast.ts';
import { FormDrawer } from './form-drawer.tsx';
import type { Change } from './stale.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useKnown } from './use-known.ts';

/** How something is added and edited. */
export interface ResourceForm<Item, Values extends object> {
  /** What a stale editor is told. */
  schema: z.ZodType<Item>;
  valuesOf: (item: Item | undefined) => Values;
  /** What is compared with what somebody else saved. */
  facts: (item: Item) => Change[];
  /** Adds, or changes what was opened. */
  save: (values: Values, opened: Item | undefined) => Promise<unknown>;
  fields: (opened: Item | undefined) => ReactNode;
}

interface Props<Item, Values extends object> {
  form: ResourceForm<Item, Values>;
  title: string;
  item: Item | undefined;
  onClose: () => void;
}

/** Adds or edits something; what somebody else saved meanwhile is shown, and then saved over. */
export function ResourceDrawer<Item extends object, Values extends object>({ form: about, title, item, onClose }: Props<Item, Values>) {
  const { t } = useTranslation('ui');
  const [form] = Form.useForm<Values>();
  const { schema, valuesOf, facts } = about;
  const { known, changes, attempt } = useKnown<Item, Values>(item, { form, schema, valuesOf, told: facts });
  const save = async (values: Values) => {
    const isSaved = await attempt((opened) => about.save(values, opened));
    if (isSaved) toast('success', t('form.saved'));
    return isSaved;
  };
  return (
    <FormDrawer<Values> size="default" title={title} form={form} initialValues={valuesOf(item)} onSave={save} onClose={onClose}>
      {changes && <StaleNotice changes={changes} />}
      {about.fields(known)}
    </FormDrawer>
  );
}
