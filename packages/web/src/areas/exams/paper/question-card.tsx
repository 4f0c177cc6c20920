import type { PaperAnswer, PaperQuestion } from '@trellis/contract/exams/paper-schemas';
import { Card, Checkbox, Flex, Radio, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { TextAnswer } from './text-answer.tsx';

interface Props {
  question: PaperQuestion;
  number: number;
  count: number;
  isClosed: boolean;
  onAnswer: (answer: PaperAnswer) => void;
}

const nothing: PaperAnswer = { choices: [], isTrue: null, texts: [] };

/** A question with what was answered. */
export function QuestionCard({ question, number, count, isClosed, onAnswer }: Props) {
  const { t } = useTranslation('exams');
  const { title, pictureUrl, fraction } = question;
  const titleId = `exam-question-${question.id}`;
  return (
    <Card size="small">
      <Flex vertical gap="small" role="group" aria-labelledby={titleId}>
        <Typography.Text type="secondary">
          {`${t('panel.question', { number, count })} · ${t('panel.points', { count: fraction })}`}
        </Typography.Text>
        <Typography.Title id={titleId} level={2} style={{ fontSize: 'var(--text-large)', margin: 0, whiteSpace: 'pre-wrap' }}>
          {title}
        </Typography.Title>
        {pictureUrl && <img className="exam-picture" src={pictureUrl} alt={t('panel.picture', { number })} />}
        <Answer question={question} isClosed={isClosed} onAnswer={onAnswer} />
      </Flex>
    </Card>
  );
}

function Answer({ question, isClosed, onAnswer }: Pick<Props, 'question' | 'isClosed' | 'onAnswer'>) {
  const { t } = useTranslation('exams');
  const { kind, options, blanks } = question;
  const answer = question.answer ?? nothing;
  const choose = (choices: number[]) => onAnswer({ ...nothing, choices });
  const offered = options.map((label, value) => ({ label, value }));
  if (kind === 'single')
    return (
      <Radio.Group
        vertical
        disabled={isClosed}
        value={answer.choices[0]}
        options={offered}
        onChange={({ target }) => choose([target.value as number])}
      />
    );
  if (kind === 'multiple')
    return (
      <Flex vertical gap="small">
        <Typography.Text type="secondary">{t('panel.chooseSome')}</Typography.Text>
        <Checkbox.Group
          disabled={isClosed}
          value={answer.choices}
          onChange={(values) => choose(values.map(Number).sort((one, other) => one - other))}
        >
          <Flex vertical gap="small">
            {offered.map(({ label, value }) => (
              <Checkbox key={value} value={value}>
                {label}
              </Checkbox>
            ))}
          </Flex>
        </Checkbox.Group>
      </Flex>
    );
  if (kind === 'trueFalse')
    return (
      <Radio.Group
        disabled={isClosed}
        value={answer.isTrue}
        options={[
          { value: true, label: t('solution.isTrue') },
          { value: false, label: t('solution.isFalse') },
        ]}
        onChange={({ target }) => onAnswer({ ...nothing, isTrue: target.value as boolean })}
      />
    );
  const fields = kind === 'fillIn' ? blanks : 1;
  return (
    <Flex vertical gap="small">
      {Array.from({ length: fields }, (_, place) => (
        <TextAnswer
          key={place}
          label={kind === 'fillIn' ? t('panel.blank', { number: place + 1 }) : t('panel.yourText')}
          isLong={kind === 'freeText'}
          isDisabled={isClosed}
          text={answer.texts[place] ?? ''}
          onSay={(text) =>
            onAnswer({ ...nothing, texts: Array.from({ length: fields }, (_each, at) => (at === place ? text : (answer.texts[at] ?? ''))) })
          }
        />
      ))}
    </Flex>
  );
}
