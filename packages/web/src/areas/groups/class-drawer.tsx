import { type ClassGroup, classGroup } from '@trellis/contract/groups/schemas';
import { Form } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { classFacts } from './class-changes.ts';
import { ClassFields, type ClassValues, newClass, valuesOf } from './class-fields.tsx';
import { useClassChanges, usePreparedClass } from './queries.ts';
import type { NamedClass } from './use-class-dialogs.ts';

interface Props {
  /** The class to edit; without one, a class is made. */
  id?: string;
  /** Of a new class, after the drawer has gone. */
  onCreated: (made: NamedClass) => void;
  onClose: () => void;
}

/** Makes a class, or changes one as it is saved at this moment. */
export function ClassDrawer({ id, onCreated, onClose }: Props) {
  if (!id) return <NewClass onCreated={onCreated} onClose={onClose} />;
  return <PreparedClass id={id} onClose={onClose} />;
}

function NewClass({ onCreated, onClose }: Pick<Props, 'onCreated' | 'onClose'>) {
  const { t } = useTranslation('groups');
  const [form] = Form.useForm<ClassValues>();
  const { create } = useClassChanges();
  const made = useRef<NamedClass>(undefined);
  const save = async (values: ClassValues) => {
    const { id } = await create.mutateAsync({ ...values, ageStage: values.ageStage ?? null });
    made.current = { id, name: values.name.trim() };
    toast('success', t('form.created'));
  };
  return (
    <FormDrawer<ClassValues>
      size="default"
      form={form}
      title={t('form.addTitle')}
      initialValues={newClass}
      saveText={t('form.saveNew')}
      onSave={save}
      onClose={() => (made.current ? onCreated(made.current) : onClose())}
    >
      <ClassFields form={form} />
    </FormDrawer>
  );
}

function PreparedClass({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = usePreparedClass(id);
  return data ? <EditedClass group={data} onClose={onClose} /> : null;
}

function EditedClass({ group, onClose }: { group: ClassGroup; onClose: () => void }) {
  const { t } = useTranslation('groups');
  const [form] = Form.useForm<ClassValues>();
  const { update } = useClassChanges();
  return (
    <ResourceDrawer<ClassGroup, ClassValues>
      title={t('word.editNamed', { name: group.name })}
      instance={form}
      item={group}
      form={{
        schema: classGroup,
        valuesOf: (one = group) => valuesOf(one),
        facts: (one) => classFacts(t, one),
        save: (values, { id, concurrencyStamp } = group) =>
          update.mutateAsync({ ...values, ageStage: values.ageStage ?? null, id, concurrencyStamp }),
        fields: (one = group) => <ClassFields form={form} childCount={one.groupLinkUsers.length} />,
      }}
      saved={() => t('saved')}
      onClose={onClose}
    />
  );
}
