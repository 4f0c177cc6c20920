import { isUnknownDate } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate } from '../../../app/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { gradeLabel } from '../labels.ts';
import { EditSubject } from './edit-subject.tsx';

interface Props {
  subject: SubjectInfo;
  onGoOn: () => void;
  onCancel: () => void;
}

/** Shows what the result of an assessment or a test depends on before it is ordered: to be mended, or to go on with. */
export function ChildCheck({ subject, onGoOn, onCancel }: Props) {
  const { t } = useTranslation('subjects');
  const { can } = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  const items = useFacts(subject);
  if (isEditing) return <EditSubject subjectId={subject.id} onClose={() => setEditing(false)} />;
  const edit = (
    <Button key="edit" onClick={() => setEditing(true)}>
      {t('check.edit')}
    </Button>
  );
  return (
    <Dialog
      title={t('check.title')}
      onClose={onCancel}
      footer={() => [
        can('PFE.UserManagement.Subject.Write') && edit,
        <Button key="goOn" type="primary" onClick={onGoOn}>
          {t('check.goOn')}
        </Button>,
      ]}
    >
      <Typography.Paragraph>{t('check.text', { child: subject.name })}</Typography.Paragraph>
      <FactList size="small" bordered column={1} items={items} />
    </Dialog>
  );
}

function useFacts({ birthday, gender, gradeName, language }: SubjectInfo) {
  const { t } = useTranslation('subjects');
  const unknown = t('word.nothing');
  return [
    { key: 'birthday', label: t('fields.birthday'), children: isUnknownDate(birthday) ? unknown : formatDate(birthday) },
    { key: 'gender', label: t('fields.gender'), children: t(`gender.${gender}`) },
    { key: 'grade', label: t('fields.gradeName'), children: gradeLabel(t, gradeName) },
    { key: 'language', label: t('fields.language'), children: language ? t(`language.${language}`) : unknown },
  ];
}
