import { questionTypes } from '@trellis/contract/questionnaires/definition';
import { Checkbox, Flex, InputNumber, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnswerFields } from './answer-fields.tsx';
import { answersOf, countingIn, ofType, sectionsOf, withQuestion } from './edits.ts';
import { TextInputs } from './text-inputs.tsx';
import { type Question, textIn, type Written, withText } from './written.ts';

interface Props {
  written: Written;
  page: number;
  at: number;
  onChange: (written: Written) => void;
}

/** One question: its words, its kind, its answers, and where it counts. */
export function QuestionFields({ written, page, at, onChange }: Props) {
  const { t } = useTranslation('assessments');
  const question = written.definition.pages[page]?.elements[at];
  if (!question) return null;
  const put = (changed: Question) => onChange(withQuestion(written, page, at, changed));
  const isCounted = answersOf(question).length > 0;
  return (
    <Flex vertical gap="small">
      <TextInputs
        label={t('editor.question')}
        isLong
        valueOf={(language) => textIn(question.title, language)}
        onChange={(language, said) => put({ ...question, title: withText(question.title, language, said) })}
      />
      <Flex gap="middle" align="center" wrap>
        <Select
          aria-label={t('word.type')}
          value={question.type}
          options={questionTypes.map((value) => ({ value, label: t(`editor.types.${value}`) }))}
          onChange={(type) => put(ofType(question, type))}
          style={{ minWidth: 'calc(var(--space-1) * 45)' }}
        />
        <Checkbox checked={question.isRequired === true} onChange={({ target }) => put({ ...question, isRequired: target.checked })}>
          {t('editor.required')}
        </Checkbox>
        <KindFields question={question} onChange={put} />
      </Flex>
      {isCounted && (
        <Select
          mode="multiple"
          aria-label={t('editor.countsIn')}
          placeholder={t('editor.countsIn')}
          value={sectionsOf(written, question.name).map(({ code }) => code)}
          options={written.scoring.sections.map(({ code, name }) => ({ value: code, label: name.en || code }))}
          onChange={(codes) => onChange(countingIn(written, question.name, codes))}
        />
      )}
      {isCounted && <AnswerFields written={written} question={question} onQuestion={put} onChange={onChange} />}
      <Typography.Text type="secondary">{t('editor.code', { code: question.name })}</Typography.Text>
    </Flex>
  );
}

/** What a kind of question says of itself besides. */
function KindFields({ question, onChange }: { question: Question; onChange: (question: Question) => void }) {
  const { t } = useTranslation('assessments');
  if (question.type === 'text')
    return (
      <Checkbox
        checked={question['inputType'] === 'number'}
        onChange={({ target }) => {
          const { inputType: _former, min: _min, max: _max, ...others } = question;
          onChange(target.checked ? { ...question, inputType: 'number' } : (others as Question));
        }}
      >
        {t('editor.isNumber')}
      </Checkbox>
    );
  if (question.type !== 'rating') return null;
  const bound = (field: 'rateMin' | 'rateMax', standard: number) => (
    <InputNumber
      aria-label={t(`editor.${field}`)}
      prefix={t(`editor.${field}`)}
      min={0}
      max={20}
      precision={0}
      value={question[field] ?? standard}
      onChange={(value) => value !== null && onChange({ ...question, [field]: value })}
    />
  );
  return (
    <>
      {bound('rateMin', 1)}
      {bound('rateMax', 5)}
    </>
  );
}
