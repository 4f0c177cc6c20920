import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import type { QuestionOption } from '@trellis/contract/exams/question';
import { examLimits } from '@trellis/contract/exams/rules';
import { languages, toLocale } from '@trellis/contract/languages';
import { Button, Checkbox, Flex, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTextLabel } from '../../../ui/local-text.tsx';

interface Props {
  options: readonly QuestionOption[];
  /** One of them is right, and no other. */
  isSingle: boolean;
  onChange: (options: QuestionOption[]) => void;
  onAdd: () => void;
}

/** The options of a choice in every language, and which of them are right. */
export function OptionsField({ options, isSingle, onChange, onAdd }: Props) {
  const { t } = useTranslation('exams');
  const labelOf = useTextLabel();
  const mark = (place: number, isRight: boolean) =>
    onChange(options.map((option, at) => (at === place ? { ...option, isRight } : isSingle ? { ...option, isRight: false } : option)));
  const Mark = isSingle ? Radio : Checkbox;
  return (
    <Flex vertical gap="middle">
      {options.map((option, place) => {
        const letter = String.fromCharCode(65 + place);
        const name = t('solution.option', { letter });
        return (
          <Flex key={place} vertical gap="small" role="group" aria-label={name}>
            <Flex gap="small" align="center" justify="space-between">
              <strong>{name}</strong>
              <Flex gap="small" align="center">
                <Mark
                  checked={option.isRight}
                  aria-label={t('solution.rightNamed', { letter })}
                  onChange={({ target }) => mark(place, target.checked)}
                >
                  {t('solution.right')}
                </Mark>
                <Button
                  type="text"
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={t('solution.removeOption', { letter })}
                  disabled={options.length <= 2}
                  onClick={() => onChange(options.filter((_, at) => at !== place))}
                />
              </Flex>
            </Flex>
            {languages.map((language) => (
              <Input
                key={language}
                lang={toLocale(language)}
                maxLength={examLimits.text}
                aria-label={labelOf(name, language)}
                placeholder={labelOf(name, language)}
                value={option.texts[language]}
                onChange={({ target }) =>
                  onChange(options.with(place, { ...option, texts: { ...option.texts, [language]: target.value } }))
                }
              />
            ))}
          </Flex>
        );
      })}
      <div>
        <Button icon={<PlusOutlined aria-hidden />} disabled={options.length >= examLimits.options} onClick={onAdd}>
          {t('solution.addOption')}
        </Button>
      </div>
    </Flex>
  );
}
