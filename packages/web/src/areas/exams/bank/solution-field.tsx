import type { QuestionOption, Solution } from '@trellis/contract/exams/question';
import { examLimits, type QuestionKind, questionKinds } from '@trellis/contract/exams/rules';
import { Flex, Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { BlanksField } from './blanks-field.tsx';
import { OptionsField } from './options-field.tsx';

interface Props {
  id?: string;
  /** Given by the form that it stands in. */
  value?: Solution;
  onChange?: (solution: Solution) => void;
}

const noOption = (): QuestionOption => ({ texts: { en: '', 'zh-Hans': '', es: '' }, isRight: false });

/** What a kind begins with; options stay when one kind of choice becomes the other. */
function begunAs(kind: QuestionKind, before: Solution | undefined): Solution {
  if (kind === 'trueFalse') return { kind, isTrue: true };
  if (kind === 'fillIn') return { kind, blanks: [[]] };
  if (kind === 'freeText') return { kind, guidance: '' };
  return { kind, options: before && 'options' in before ? before.options : [noOption(), noOption()] };
}

/** What a question asks for, and what is right. */
export function SolutionField({ id, value, onChange }: Props) {
  const { t } = useTranslation('exams');
  const set = (next: Solution) => onChange?.(next);
  return (
    <Flex vertical gap="middle">
      <Select
        id={id}
        value={value?.kind}
        aria-label={t('word.kind')}
        placeholder={t('word.kind')}
        options={questionKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={(kind: QuestionKind) => set(begunAs(kind, value))}
      />
      {value && 'options' in value && (
        <OptionsField
          options={value.options}
          isSingle={value.kind === 'single'}
          onChange={(options) => set({ ...value, options })}
          onAdd={() => set({ ...value, options: [...value.options, noOption()] })}
        />
      )}
      {value?.kind === 'trueFalse' && (
        <Radio.Group
          aria-label={t('questions.fields.solution')}
          value={value.isTrue}
          options={[
            { value: true, label: t('solution.isTrue') },
            { value: false, label: t('solution.isFalse') },
          ]}
          onChange={({ target }) => set({ ...value, isTrue: target.value as boolean })}
        />
      )}
      {value?.kind === 'fillIn' && <BlanksField blanks={value.blanks} onChange={(blanks) => set({ ...value, blanks })} />}
      {value?.kind === 'freeText' && (
        <Input.TextArea
          aria-label={t('solution.guidance')}
          placeholder={t('solution.guidance')}
          maxLength={examLimits.guidance}
          autoSize={{ minRows: 2, maxRows: 8 }}
          value={value.guidance}
          onChange={({ target }) => set({ ...value, guidance: target.value })}
        />
      )}
    </Flex>
  );
}
