import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/loaded.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { FormFill, FormRead } from '../form-fill.tsx';
import { useSectionAnswers, useSectionSave } from './queries.ts';

interface Props {
  title: string;
  section: { moduleId: string; contentId: string; questionnaireId: string };
  onClose: () => void;
}

/** The questionnaire of a section; how much was right stands above it once it is submitted. */
export function SectionAnswersDrawer({ title, section, onClose }: Props) {
  const { t } = useTranslation('certification');
  const query = useSectionAnswers(section);
  const save = useSectionSave();
  return (
    <SideDrawer size="large" title={title} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={8}>
          {(record) => {
            const { isComplete, correctRate } = record;
            const rate = correctRate === null ? null : <Typography.Text strong>{t('study.correctRate', { correctRate })}</Typography.Text>;
            if (isComplete) return <FormRead record={record} head={rate} />;
            return <FormFill record={record} save={(answers) => save.mutateAsync({ ...section, ...answers })} onDone={close} />;
          }}
        </Loaded>
      )}
    </SideDrawer>
  );
}
