import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/loaded.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { FormFill, FormRead } from '../form-fill.tsx';
import { useFormSaves, useModuleForm } from './queries.ts';

interface Props {
  trainerModuleId: string;
  isWritten: boolean;
  onClose: () => void;
}

/** The form that a module asks for before it is studied. */
export function ModuleFormDrawer({ trainerModuleId, isWritten, onClose }: Props) {
  const { t } = useTranslation('certification');
  const query = useModuleForm(trainerModuleId, isWritten);
  const { moduleForm } = useFormSaves();
  return (
    <SideDrawer size="large" title={t('module.form')} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={8}>
          {(record) => {
            if (record === null) return <Empty description={t('form.notWritten')} />;
            if (record.isComplete || !isWritten) return <FormRead record={record} />;
            const id = { trainerTrainingModuleId: trainerModuleId };
            return <FormFill record={record} save={(answers) => moduleForm.mutateAsync({ ...id, ...answers })} onDone={close} />;
          }}
        </Loaded>
      )}
    </SideDrawer>
  );
}
