import { Form, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useSubjectTemplate } from './child-queries.ts';

interface Props {
  subjectId: string;
  choices: readonly { id: string; name: string }[];
  onClose: () => void;
}

interface Values {
  templateId: string;
  fromDay: Dayjs;
}

/** Chooses what a child follows, and from which day on. */
export function FollowDialog({ subjectId, choices, onClose }: Props) {
  const { t } = useTranslation('wellbeingLibrary');
  const { zone } = useCurrentUser();
  const { set } = useSubjectTemplate(subjectId);
  const save = ({ templateId, fromDay }: Values) => set.mutateAsync({ subjectId, templateId, fromDay: fromDay.format('YYYY-MM-DD') });
  const required = (field: string) => [{ required: true, message: t('word.required', { field }) }];
  return (
    <FormDialog<Values>
      title={t('child.choose')}
      initialValues={{ fromDay: wallClock(zone), ...(choices.length === 1 && { templateId: choices[0]?.id }) }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="templateId" label={t('child.template')} rules={required(t('child.template'))}>
        <Select options={choices.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item name="fromDay" label={t('child.fromDay')} extra={t('child.fromDayHint')} rules={required(t('child.fromDay'))}>
        <DateField />
      </Form.Item>
    </FormDialog>
  );
}
