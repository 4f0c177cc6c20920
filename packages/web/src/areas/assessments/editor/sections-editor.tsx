import { PlusOutlined } from '@ant-design/icons';
import { answerLimits } from '@trellis/contract/questionnaires/rules';
import { Button, Card, Flex, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { moved, newSection, replaced, without, withSections } from './edits.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { TextInputs } from './text-inputs.tsx';
import type { KeySection, Written } from './written.ts';

interface Props {
  written: Written;
  onChange: (written: Written) => void;
}

/** The sections that answers count in: each becomes a figure of the report. */
export function SectionsEditor({ written, onChange }: Props) {
  const { t } = useTranslation('assessments');
  const { formula, sections } = written.scoring;
  const put = (at: number, section: KeySection) => onChange(withSections(written, replaced(sections, at, section)));
  return (
    <Flex vertical gap="middle">
      <Form.Item label={t('library.formulaName')} style={{ marginBlockEnd: 0 }}>
        <Input
          aria-label={t('library.formulaName')}
          value={formula}
          maxLength={answerLimits.nameLength}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...written, scoring: { ...written.scoring, formula: target.value } })}
        />
      </Form.Item>
      {sections.map((section, at) => (
        // a section has no name of its own but its code, which is being typed
        <Card
          key={`section${at + 1}`}
          size="small"
          title={section.name.en || section.code}
          extra={
            <PlaceButtons
              name={section.name.en || section.code}
              place={at}
              count={sections.length}
              onMove={(to) => onChange(withSections(written, moved(sections, at, to)))}
              onRemove={() => onChange(withSections(written, without(sections, at)))}
            />
          }
        >
          <Flex vertical gap="small">
            <Input
              aria-label={`${t('word.code')} ${at + 1}`}
              prefix={
                <Typography.Text type="secondary" aria-hidden>
                  {t('word.code')}
                </Typography.Text>
              }
              value={section.code}
              maxLength={answerLimits.nameLength}
              autoComplete="off"
              onChange={({ target }) => put(at, { ...section, code: target.value })}
            />
            <TextInputs
              label={`${t('library.section')} ${at + 1}`}
              valueOf={(language) => section.name[language]}
              onChange={(language, said) => put(at, { ...section, name: { ...section.name, [language]: said } })}
            />
            <Typography.Text type="secondary">{t('editor.counted', { count: section.questions.length })}</Typography.Text>
          </Flex>
        </Card>
      ))}
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange(withSections(written, [...sections, newSection(written)]))}>
        {t('editor.addSection')}
      </Button>
    </Flex>
  );
}
