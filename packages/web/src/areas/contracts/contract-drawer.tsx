import { type UserContract, userContract } from '@trellis/contract/contracts/schemas';
import { App, Form, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { ChildSelect } from '../../ui/child-select.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { currentOf } from '../../ui/stale.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useUserConfiguration } from '../tenancy/public.ts';
import { contractChanges } from './changes.ts';
import { ContractFields } from './contract-fields.tsx';
import { type ContractFormValues, formOf, termsOf, untouchedOf } from './form-values.ts';
import { useAddContract, useUpdateContract } from './queries.ts';

interface Props {
  /** The contract to edit; without one, a contract is signed. */
  contract?: UserContract;
  /** For whom it is signed; without one, the form asks. */
  child?: { id: string; name: string };
  /** Of a new contract, before the drawer has gone. */
  onAdded?: (contract: { id: string; amount: number }) => void;
  onClose: () => void;
}

/** Signs a contract with a child's family, or changes one. Whatever fails, what was typed stays. */
export function ContractDrawer({ contract, child, onAdded, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const { message } = App.useApp();
  const { zone } = useCurrentUser();
  const [form] = Form.useForm<ContractFormValues>();
  const [today] = useState(() => wallClock(zone));
  // what was opened, not what a refetch brings: its stamp tells whether somebody else saved meanwhile
  const [base, setBase] = useState(contract);
  const [replaced, setReplaced] = useState<UserContract>();
  const [add, update] = [useAddContract(), useUpdateContract()];
  const asForm = (one: UserContract | undefined) => formOf(one, { today, userId: child?.id });
  useUsualClasses(form, base === undefined);

  const save = async (values: ContractFormValues) => {
    const terms = termsOf(values);
    if (!base) {
      const { id } = await add.mutateAsync({ ...terms, userId: values.userId ?? child?.id ?? '' });
      void message.success(t('addSuccess', { count: terms.totalClass }));
      onAdded?.({ id, amount: terms.amount });
      return true;
    }
    try {
      await update.mutateAsync({ ...terms, id: base.id, concurrencyStamp: base.concurrencyStamp });
    } catch (problem) {
      return takeOver(problem, base);
    }
    void message.success(t('editSuccess'));
    return true;
  };

  /** What somebody else saved meanwhile comes into the fields that were not touched; any other problem is the drawer's to show. */
  const takeOver = (problem: unknown, opened: UserContract): false => {
    const current = currentOf(problem, userContract);
    if (!current) throw problem;
    form.setFieldsValue(untouchedOf(form.getFieldsValue(), asForm(opened), asForm(current)));
    setReplaced(opened);
    setBase(current);
    return false;
  };

  const name = base?.userName ?? child?.name;
  const label = t('fields.userId');
  return (
    <FormDrawer<ContractFormValues>
      size="default"
      title={t(base ? 'form.editTitle' : 'form.title')}
      form={form}
      initialValues={asForm(contract)}
      saveText={t(base ? 'form.saveEdit' : 'form.save')}
      onSave={save}
      onClose={onClose}
    >
      {replaced && base && <StaleNotice changes={contractChanges(t, replaced, base)} />}
      {name ? (
        <Typography.Paragraph type="secondary">{t('form.forChild', { name })}</Typography.Paragraph>
      ) : (
        <Form.Item name="userId" label={label} rules={[{ required: true, message: t('form.required', { field: label }) }]}>
          <ChildSelect />
        </Form.Item>
      )}
      <ContractFields contract={base} today={today} />
    </FormDrawer>
  );
}

/** A new contract begins with as many classes as the centre usually sells. */
function useUsualClasses(form: ReturnType<typeof Form.useForm<ContractFormValues>>[0], isNew: boolean): void {
  const defaultClasses = useUserConfiguration().data?.defaultClasses;
  useEffect(() => {
    if (isNew && defaultClasses && !form.isFieldTouched('totalClass')) form.setFieldValue('totalClass', defaultClasses);
  }, [form, isNew, defaultClasses]);
}
