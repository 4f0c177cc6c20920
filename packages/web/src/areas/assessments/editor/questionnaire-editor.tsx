import { Alert, Tabs, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { QuestionsEditor } from './questions-editor.tsx';
import { SectionsEditor } from './sections-editor.tsx';
import { readWritten, type Written, writeDown } from './written.ts';

interface Props {
  jsonString: string;
  answer: string;
  onChange: (text: { jsonString: string; answer: string }) => void;
}

/** A questionnaire and its key, edited without JSON. What is written there and has no field here stays as it is. */
export function QuestionnaireEditor({ jsonString, answer, onChange }: Props) {
  const { t } = useTranslation('assessments');
  const written = readWritten(jsonString, answer);
  if (!written) return <Alert type="warning" showIcon title={t('editor.unreadable')} />;
  const change = (next: Written) => onChange(writeDown(next));
  const items = [
    { key: 'questions', label: t('questionnaires.questions'), children: <QuestionsEditor written={written} onChange={change} /> },
    { key: 'sections', label: t('editor.sections'), children: <SectionsEditor written={written} onChange={change} /> },
  ];
  return (
    <>
      <Typography.Paragraph type="secondary">{t('editor.about')}</Typography.Paragraph>
      <Tabs size="small" items={items} />
    </>
  );
}
