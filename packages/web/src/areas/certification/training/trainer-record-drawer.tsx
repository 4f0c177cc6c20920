import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/loaded.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { FormFill, FormRead } from '../form-fill.tsx';
import { useRecordSave, useTrainerRecord } from './queries.ts';

interface Props {
  trainerModuleId: string;
  isWritten: boolean;
  onClose: () => void;
}

/** What a trainer records of practice. */
export function TrainerRecordDrawer({ trainerModuleId: trainerTrainingModuleId, isWritten, onClose }: Props) {
  const { t } = useTranslation('certification');
  const query = useTrainerRecord(trainerTrainingModuleId, isWritten);
  const save = useRecordSave();
  return (
    <SideDrawer size="large" title={t('trainerRecords.title')} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={8}>
          {(record) => {
            if (record === null) return <Empty description={t('form.notWritten')} />;
            if (record.isComplete || !isWritten) return <FormRead record={record} />;
            return (
              <FormFill record={record} save={(answers) => save.mutateAsync({ trainerTrainingModuleId, ...answers })} onDone={close} />
            );
          }}
        </Loaded>
      )}
    </SideDrawer>
  );
}
