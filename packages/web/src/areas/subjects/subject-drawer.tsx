import { fullName } from '@trellis/contract/subjects/rules';
import { type SubjectInfo, subjectInfo } from '@trellis/contract/subjects/schemas';
import { App, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/call-error.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { currentOf } from '../../ui/stale.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { profileChanges } from './changes.ts';
import { formOf, profileOf, type SubjectFormValues, untouchedOf } from './form-values.ts';
import { SubjectFields } from './subject-fields.tsx';
import { useConfirmName } from './use-confirm-name.ts';
import { useSaveSubject } from './use-save-subject.ts';

interface Props {
  /** The child to edit; without one, a child is added. */
  subject?: SubjectInfo;
  onClose: () => void;
}

/** Adds a child or edits a profile. Whatever fails, what was typed stays. */
export function SubjectDrawer({ subject, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const [form] = Form.useForm<SubjectFormValues>();
  const { zone } = useCurrentUser();
  // what was opened, not what a refetch brings: its stamp tells whether somebody else saved meanwhile
  const [base, setBase] = useState(subject);
  const [replaced, setReplaced] = useState<SubjectInfo>();
  const confirmName = useConfirmName(base);
  const saveSubject = useSaveSubject(base);

  const save = async (values: SubjectFormValues) => {
    const profile = profileOf(values);
    if (!(await confirmName(profile))) return false;
    try {
      await saveSubject(profile);
    } catch (problem) {
      return takeOver(problem);
    }
    void message.success(base ? t('editChildSuccess') : t('addSuccess', { name: fullName(profile.firstName, profile.lastName) }));
    return true;
  };

  /** What somebody else saved meanwhile comes into the fields that were not touched; any other problem is the drawer's to show. */
  const takeOver = (problem: unknown): false => {
    const current = currentOf(problem, subjectInfo);
    if (!current || !base) {
      if (isTaken(problem)) form.setFields([{ name: 'outpatientNumber', errors: [problem.message] }]);
      throw problem;
    }
    form.setFieldsValue(untouchedOf(form.getFieldsValue(), base, current));
    setReplaced(base);
    setBase(current);
    return false;
  };

  return (
    <FormDrawer<SubjectFormValues>
      form={form}
      title={base ? t('form.editTitle', { name: base.name }) : t('form.addTitle')}
      initialValues={formOf(subject)}
      onSave={save}
      onClose={onClose}
    >
      {replaced && base && <StaleNotice changes={profileChanges(t, replaced, base)} />}
      <SubjectFields subject={base} zone={zone} />
    </FormDrawer>
  );
}

const isTaken = (problem: unknown): problem is CallError =>
  problem instanceof CallError && problem.code === 'Trellis:OutpatientNumberTaken';
