import { EditOutlined } from '@ant-design/icons';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';

const EditSubject = lazy(() => import('./edit-subject.tsx').then((module) => ({ default: module.EditSubject })));

/** Opens the profile's form, for whoever may edit children. */
export function EditButton({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Subject.Write') && !isClosed(subject);
  if (!mayWrite) return null;
  return (
    <>
      <Button icon={<EditOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('word.edit')}
      </Button>
      <Suspense>{isOpen && <EditSubject subjectId={subject.id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
