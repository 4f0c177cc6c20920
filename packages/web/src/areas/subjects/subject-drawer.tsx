import { fullName } from '@trellis/contract/subjects/rules';
import { type SubjectInfo, subjectInfo } from '@trellis/contract/subjects/schemas';
import { Alert, App, Button, Drawer, Flex, Form, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/call-error.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { faultsOf } from '../../ui/form-faults.ts';
import { formOf, profileOf, type SubjectFormValues, untouchedOf } from './form-values.ts';
import { StaleNotice } from './stale-notice.tsx';
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
  const { token } = theme.useToken();
  const [form] = Form.useForm<SubjectFormValues>();
  const { zone } = useCurrentUser();
  // what was opened, not what a refetch brings: its stamp tells whether somebody else saved meanwhile
  const [base, setBase] = useState(subject);
  const [replaced, setReplaced] = useState<SubjectInfo>();
  const [failure, setFailure] = useState<string>();
  const confirmName = useConfirmName(base);
  const { save, isSaving } = useSaveSubject(base);
  const [isOpen, setOpen] = useState(true);

  const submit = async (values: SubjectFormValues) => {
    setFailure(undefined);
    const profile = profileOf(values);
    if (!(await confirmName(profile))) return;
    const problem = await save(profile);
    if (problem) return tell(problem);
    void message.success(base ? t('editSuccess') : t('addSuccess', { name: fullName(profile.firstName, profile.lastName) }));
    setOpen(false);
  };

  const tell = (problem: Error) => {
    const current = currentOf(problem);
    if (current && base) {
      form.setFieldsValue(untouchedOf(form.getFieldsValue(), base, current));
      setReplaced(base);
      setBase(current);
      return;
    }
    form.setFields(faultsIn(problem));
    setFailure(problem.message);
  };

  return (
    <Drawer
      open={isOpen}
      size="large"
      title={base ? t('form.editTitle', { name: base.name }) : t('form.addTitle')}
      onClose={() => setOpen(false)}
      afterOpenChange={(open) => !open && onClose()}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
          <Button type="primary" loading={isSaving} onClick={form.submit}>
            {t('save')}
          </Button>
        </Flex>
      }
    >
      <Form form={form} layout="vertical" scrollToFirstError initialValues={formOf(subject)} onFinish={submit} disabled={isSaving}>
        {replaced && base && <StaleNotice opened={replaced} newer={base} />}
        {failure && (
          <Alert
            type="error"
            showIcon
            title={t('form.failedTitle')}
            description={failure}
            role="alert"
            style={{ marginBottom: token.margin }}
          />
        )}
        <SubjectFields isNew={!base} zone={zone} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Drawer>
  );
}

/** The profile as somebody else left it, which a stale editor is told. */
function currentOf(problem: Error): SubjectInfo | undefined {
  const isStale = problem instanceof CallError && problem.code === 'Trellis:StaleStamp';
  return isStale ? subjectInfo.safeParse(problem.data['current']).data : undefined;
}

function faultsIn(problem: Error) {
  const isTaken = problem instanceof CallError && problem.code === 'Trellis:OutpatientNumberTaken';
  return isTaken ? [{ name: 'outpatientNumber' as const, errors: [problem.message] }] : faultsOf<SubjectFormValues>(problem);
}
