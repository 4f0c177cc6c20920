import { type SubjectInfo, subjectTag } from '@trellis/contract/subjects/schemas';
import { App, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useChangeTag } from '../queries.ts';
import { TagChip } from '../tag-chip.tsx';

/** The tag of a child; who may edit children changes it here. */
export function TagField({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const { change, isPending } = useChangeTag(subject.id);
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Subject.Write');
  if (!mayWrite || subject.isErased) return <TagChip tag={subject.tag} />;
  return (
    <Select
      size="small"
      variant="borderless"
      popupMatchSelectWidth={false}
      aria-label={t('fields.tag')}
      value={subject.tag}
      loading={isPending}
      options={subjectTag.options.map((tag) => ({ value: tag, label: <TagChip tag={tag} /> }))}
      onChange={(tag) =>
        void change(tag).then(
          () => message.success(t('tagChanged')),
          () => undefined,
        )
      }
    />
  );
}
