import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { toast } from '../../app/toast.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { type Change, currentOf, differences } from '../../ui/stale.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';

/** How something of the library is edited. */
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

/** Adds or edits something of the library; what somebody else saved meanwhile is shown, and then saved over. */
export function ResourceDrawer<Item, Values extends object>({ form, title, item, onClose }: Props<Item, Values>) {
  const { t } = useTranslation('content');
  // what was opened, or what a stale editor was shown: its stamp goes along with the save
  const [opened, setOpened] = useState(item);
  const [changes, setChanges] = useState<Change[]>([]);
  const save = async (values: Values) => {
    try {
      await form.save(values, opened);
    } catch (error) {
      const current = currentOf(error, form.schema);
      if (current && opened) {
        setChanges(differences(form.facts(opened), form.facts(current)));
        setOpened(current);
      }
      throw error;
    }
    toast('success', t('saved'));
  };
  return (
    <FormDrawer<Values> size="default" title={title} initialValues={form.valuesOf(item)} onSave={save} onClose={onClose}>
      {changes.length > 0 && <StaleNotice changes={changes} />}
      {form.fields(opened)}
    </FormDrawer>
  );
}
