import { fullName } from '@trellis/contract/subjects/rules';
import { type SubjectInfo, subjectInfo } from '@trellis/contract/subjects/schemas';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/call-error.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useFormerCoaches } from '../../users/public.ts';
import { profileFacts } from './changes.ts';
import { formOf, profileOf, type SubjectFormValues } from './form-values.ts';
import { SubjectFields } from './subject-fields.tsx';
import { useConfirmName } from './use-confirm-name.ts';
import { useSaveSubject } from './use-save-subject.ts';

interface Props {
  /** The child to edit; without one, a child is added. */
  subject?: SubjectInfo;
  /** Whether a child who is added is the first step of an enrollment. */
  startsEnrolment?: boolean;
  /** Of a child who was added, before the drawer has gone. */
  onAdded?: (id: string) => void;
  onClose: () => void;
}

/** Adds a child or edits a profile. Whatever fails, what was typed stays. */
export function SubjectDrawer({ subject, startsEnrolment = false, onAdded, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const [form] = Form.useForm<SubjectFormValues>();
  const { zone } = useCurrentUser();
  const confirmName = useConfirmName();
  const saveSubject = useSaveSubject(startsEnrolment);
  const formerCoaches = useFormerCoaches(onClose);

  const save = async (values: SubjectFormValues, opened: SubjectInfo | undefined) => {
    const profile = profileOf(values);
    if (!(await confirmName(profile, opened))) return false;
    try {
      const { id } = await saveSubject(profile, opened);
      const { coachIds = [] } = profile;
      const former = opened?.coaches.filter(({ id: coachId }) => !coachIds.includes(coachId)) ?? [];
      if (opened) await formerCoaches.look({ former, subjectIds: [opened.id], successors: coachIds });
      else onAdded?.(id);
      return true;
    } catch (problem) {
      if (isTaken(problem)) form.setFields([{ name: 'outpatientNumber', errors: [problem.message] }]);
      throw problem;
    }
  };
  const saved = (values: SubjectFormValues) => {
    const { firstName, lastName } = profileOf(values);
    return subject ? t('editChildSuccess') : t('addSuccess', { name: fullName(firstName, lastName) });
  };

  if (formerCoaches.question) return formerCoaches.question;
  return (
    <ResourceDrawer<SubjectInfo, SubjectFormValues>
      size="large"
      title={subject ? t('form.editTitle', { name: subject.name }) : t('form.addTitle')}
      instance={form}
      item={subject}
      form={{
        schema: subjectInfo,
        valuesOf: formOf,
        facts: (child) => profileFacts(t, child),
        save,
        fields: (opened) => <SubjectFields subject={opened} zone={zone} />,
      }}
      saved={saved}
      onClose={formerCoaches.close}
    />
  );
}

const isTaken = (problem: unknown): problem is CallError =>
  problem instanceof CallError && problem.code === 'Trellis:OutpatientNumberTaken';
