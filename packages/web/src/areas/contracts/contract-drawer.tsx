import { type UserContract, userContract } from '@trellis/contract/contracts/schemas';
import { Form, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { ChildSelect } from '../../ui/child-select.tsx';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { useUserConfiguration } from '../tenancy/public.ts';
import { contractFacts } from './changes.ts';
import { ContractFields } from './contract-fields.tsx';
import { type ContractFormValues, formOf, termsOf } from './form-values.ts';
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
  const { zone } = useCurrentUser();
  const [form] = Form.useForm<ContractFormValues>();
  const [today] = useState(() => wallClock(zone));
  const [add, update] = [useAddContract(), useUpdateContract()];
  useUsualClasses(form, contract === undefined);

  const save = async (values: ContractFormValues, opened: UserContract | undefined) => {
    const terms = termsOf(values);
    if (opened) return update.mutateAsync({ ...terms, id: opened.id, concurrencyStamp: opened.concurrencyStamp });
    const { id } = await add.mutateAsync({ ...terms, userId: values.userId ?? child?.id ?? '' });
    return onAdded?.({ id, amount: terms.amount });
  };
  const name = contract?.userName ?? child?.name;
  const label = t('fields.userId');
  return (
    <ResourceDrawer<UserContract, ContractFormValues>
      title={t(contract ? 'form.editTitle' : 'form.title')}
      instance={form}
      item={contract}
      saveText={t(contract ? 'form.saveEdit' : 'form.save')}
      form={{
        schema: userContract,
        valuesOf: (one) => formOf(one, { today, userId: child?.id }),
        facts: (one) => contractFacts(t, one),
        save,
        fields: (opened) => (
          <>
            {name ? (
              <Typography.Paragraph type="secondary">{t('form.forChild', { name })}</Typography.Paragraph>
            ) : (
              <Form.Item name="userId" label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
                <ChildSelect />
              </Form.Item>
            )}
            <ContractFields contract={opened} today={today} />
          </>
        ),
      }}
      saved={(values) => (contract ? t('editSuccess') : t('addSuccess', { count: termsOf(values).totalClass }))}
      onClose={onClose}
    />
  );
}

/** A new contract begins with as many classes as the centre usually sells. */
function useUsualClasses(form: ReturnType<typeof Form.useForm<ContractFormValues>>[0], isNew: boolean): void {
  const defaultClasses = useUserConfiguration().data?.defaultClasses;
  useEffect(() => {
    if (isNew && defaultClasses && !form.isFieldTouched('totalClass')) form.setFieldValue('totalClass', defaultClasses);
  }, [form, isNew, defaultClasses]);
}
