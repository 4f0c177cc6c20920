import { Form, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { toast } from '../../app/toast.ts';
import { FormDrawer } from '../form-drawer.tsx';
import type { Change } from '../stale.ts';
import { StaleNotice } from '../stale-notice.tsx';
import { useKnown } from '../use-known.ts';

/** What a save of several steps has written already, while its form is open. */
export interface Made {
  id?: string;
}

/** How something is added and edited. */
export interface ResourceForm<Item, Values extends object> {
  /** What a stale editor is told. */
  schema: z.ZodType<Item>;
  valuesOf: (item: Item | undefined) => Partial<Values>;
  /** What is compared with what somebody else saved. */
  facts: (item: Item) => Change[];
  /** Adds, or changes what was opened; false stays open. One of several steps says in `made` what is written, and goes on from there the next time. */
  save: (values: Values, opened: Item | undefined, made: Made) => Promise<unknown>;
  fields: (opened: Item | undefined) => ReactNode;
}

interface Props<Item, Values extends object> {
  form: ResourceForm<Item, Values>;
  title: string;
  size?: 'default' | 'large' | undefined;
  item: Item | undefined;
  saveText?: string;
  /** Said when it is through. */
  saved?: (values: Values) => string | undefined;
  /** Given when the page reads or writes the form itself. */
  instance?: FormInstance<Values>;
  onClose: () => void;
}

/** Adds or edits something; what somebody else saved meanwhile is shown, and then saved over. */
export function ResourceDrawer<Item extends object, Values extends object>(props: Props<Item, Values>) {
  const { title, size = 'default', item, saveText, saved, onClose } = props;
  const { schema, valuesOf, facts, save, fields } = props.form;
  const { t } = useTranslation('ui');
  const [form] = Form.useForm<Values>(props.instance);
  const [made] = useState<Made>({});
  const { known, changes, attempt } = useKnown<Item, Values>(item, { form, schema, valuesOf, told: facts });
  const send = async (values: Values) => {
    const isSaved = await attempt((opened) => save(values, opened, made));
    if (isSaved) toast('success', saved?.(values) ?? t('word.saved'));
    return isSaved;
  };
  return (
    <FormDrawer<Values>
      size={size}
      title={title}
      form={form}
      initialValues={valuesOf(item)}
      saveText={saveText}
      onSave={send}
      onClose={onClose}
    >
      {changes && <StaleNotice changes={changes} />}
      {fields(known)}
    </FormDrawer>
  );
}
