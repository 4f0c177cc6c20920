import { Drawer, Empty, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
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
  const { token } = theme.useToken();
  const [isOpen, setOpen] = useState(true);
  const { data, error, refetch } = useModuleForm(trainerModuleId, isWritten);
  const { moduleForm } = useFormSaves();
  return (
    <Drawer
      open={isOpen}
      size={token.screenMD}
      title={t('module.form')}
      onClose={() => setOpen(false)}
      afterOpenChange={(now) => {
        if (!now) onClose();
      }}
      destroyOnHidden
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!error && data === undefined && <Skeleton active paragraph={{ rows: 8 }} />}
      {data === null && <Empty description={t('form.notWritten')} />}
      {data && (data.isComplete || !isWritten) && <FormRead record={data} />}
      {data && !data.isComplete && isWritten && (
        <FormFill
          record={data}
          save={(answers) => moduleForm.mutateAsync({ trainerTrainingModuleId: trainerModuleId, ...answers })}
          onDone={() => setOpen(false)}
        />
      )}
    </Drawer>
  );
}
