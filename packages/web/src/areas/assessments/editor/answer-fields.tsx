import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, InputNumber, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { answersOf, hasChoices, moved, newChoice, replaced, sectionsOf, valueOf, without, withPoints } from './edits.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { TextInputs } from './text-inputs.tsx';
import { type Choice, type Question, type SurveyText, textIn, type Written, withText } from './written.ts';

interface Props {
  written: Written;
  question: Question;
  onQuestion: (question: Question) => void;
  onChange: (written: Written) => void;
}

/** The answers that a question offers, in their order, with the points of each in every section where it counts. */
export function AnswerFields({ written, question, onQuestion, onChange }: Props) {
  const { t } = useTranslation('assessments');
  const answers = answersOf(question);
  const isChosen = hasChoices(question.type);
  const choices = isChosen ? (question.choices ?? []) : [];
  const put = (changed: readonly Choice[]) => onQuestion({ ...question, choices: changed });
  const words: Record<string, string> = question.type === 'boolean' ? { true: t('word.yes'), false: t('word.no') } : {};
  return (
    <Flex vertical gap="small" role="group" aria-label={t('editor.answers')}>
      {answers.map((answer, at) => {
        const choice = choices[at];
        return (
          <Flex key={answer} gap="small" align="center" wrap>
            {choice === undefined ? (
              <Typography.Text style={{ flex: 1 }}>{words[answer] ?? answer}</Typography.Text>
            ) : (
              <TextInputs
                label={t('editor.answer', { number: at + 1 })}
                valueOf={(language) => textIn(textOf(choice), language)}
                onChange={(language, said) => put(replaced(choices, at, withWords(choice, withText(textOf(choice), language, said))))}
              />
            )}
            {sectionsOf(written, question.name).map(({ code, name, questions }) => (
              <InputNumber
                key={code}
                aria-label={t('editor.pointsOf', { section: name.en || code, answer: at + 1 })}
                placeholder={t('editor.points')}
                min={0}
                max={100}
                value={questions.find((scored) => scored.name === question.name)?.points[answer] ?? null}
                onChange={(points) => onChange(withPoints(written, question.name, { answer, points, section: code }))}
                style={{ width: 'calc(var(--space-1) * 21)' }}
              />
            ))}
            {choice !== undefined && (
              <PlaceButtons
                name={textIn(textOf(choice), 'en') || answer}
                place={at}
                count={choices.length}
                onMove={(to) => put(moved(choices, at, to))}
                onRemove={choices.length > 1 ? () => put(without(choices, at)) : undefined}
              />
            )}
          </Flex>
        );
      })}
      {isChosen && (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => put([...choices, newChoice(choices)])}
          disabled={choices.length >= 100}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('editor.addAnswer')}
        </Button>
      )}
    </Flex>
  );
}

/** A choice without words of its own is shown as its value. */
const textOf = (choice: Choice): SurveyText | undefined => (typeof choice === 'object' ? choice.text : valueOf(choice));

const withWords = (choice: Choice, text: SurveyText): Choice =>
  typeof choice === 'object' ? { ...choice, text } : { value: choice, text };
