import { type SubjectInfo, type SubjectTag, subjectTag } from '@trellis/contract/subjects/schemas';
import { App, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useChangeTag } from '../queries.ts';
import { TagChip } from '../tag-chip.tsx';

const ArchiveDialog = lazy(() => import('./archive-dialog.tsx').then((module) => ({ default: module.ArchiveDialog })));

/** The tag of a child; who may edit children changes it here. */
export function TagField({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const { change, isPending } = useChangeTag(subject.id);
  const [isArchiving, setArchiving] = useState(false);
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Subject.Write');
  if (!mayWrite || subject.isErased) return <TagChip tag={subject.tag} />;
  const changeTo = (tag: SubjectTag) =>
    void change(tag).then(
      () => message.success(t('tagChanged')),
      () => undefined,
    );
  return (
    <>
      <Select
        size="small"
        variant="borderless"
        popupMatchSelectWidth={false}
        aria-label={t('fields.tag')}
        value={subject.tag}
        loading={isPending}
        options={subjectTag.options.map((tag) => ({ value: tag, label: <TagChip tag={tag} /> }))}
        onChange={(tag) => (tag === 'Archived' ? setArchiving(true) : changeTo(tag))}
      />
      <Suspense>{isArchiving && <ArchiveDialog subject={subject} onClose={() => setArchiving(false)} />}</Suspense>
    </>
  );
}
