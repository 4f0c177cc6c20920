import type { Locale } from '@trellis/contract/languages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, wordOf } from './plain-answers.ts';
import { choicesOf, type PlainQuestion, textIn } from './plain-definition.ts';

export interface QuestionProps {
  question: PlainQuestion;
  /** Its place among all, where they are numbered. */
  number: number | undefined;
  answer: unknown;
  typed: string | undefined;
  fault: Fault | undefined;
  onChoose: (value: unknown) => void;
  onType: (typed: string) => void;
}

/** One question with its field, and what is wrong with the answer below it. */
export function Question(props: QuestionProps) {
  const { question, number, fault } = props;
  const { t, i18n } = useTranslation('questionnaires');
  const locale = i18n.language as Locale;
  const id = useId();
  const faultId = `${id}fault`;
  const title = `${number === undefined ? '' : `${number}. `}${textIn(locale, question.title) ?? question.name}`;
  const description = textIn(locale, question.description);
  const field = { ...props, labelId: `${id}title`, describedBy: [description && `${id}about`, fault && faultId].filter(Boolean).join(' ') };
  return (
    <div className="question" data-question={question.name}>
      <div className="question-title" id={`${id}title`}>
        {title}
        {question.isRequired && <span aria-hidden> *</span>}
      </div>
      {description && (
        <div className="quiet" id={`${id}about`}>
          {description}
        </div>
      )}
      {question.type === 'comment' || question.type === 'text' ? (
        <TypedAnswer {...field} />
      ) : question.type === 'dropdown' ? (
        <ListAnswer {...field} />
      ) : (
        <ChosenAnswer {...field} />
      )}
      {fault && (
        <div className="question-fault" id={faultId} role="alert">
          {fault.kind === 'required' ? t('form.required') : t(`form.${fault.kind}`, { limit: fault.limit })}
        </div>
      )}
    </div>
  );
}

interface FieldProps extends QuestionProps {
  labelId: string;
  describedBy: string;
}

/** What every kind of field says of itself to whoever cannot see it. */
const saidOf = ({ labelId, describedBy, fault, question }: FieldProps) => ({
  'aria-labelledby': labelId,
  'aria-describedby': describedBy || undefined,
  'aria-invalid': fault !== undefined,
  'aria-required': question.isRequired === true,
});

function ChosenAnswer(props: FieldProps) {
  const { question, answer, onChoose } = props;
  const { t, i18n } = useTranslation('questionnaires');
  const locale = i18n.language as Locale;
  const name = useId();
  const ends = [textIn(locale, question.minRateDescription), textIn(locale, question.maxRateDescription)];
  return (
    <div role="radiogroup" {...saidOf(props)} className={question.type === 'rating' ? 'answers-rated' : 'answers'}>
      {ends[0] && <span>{ends[0]}</span>}
      {choicesOf(question, locale, { yes: t('form.yes'), no: t('form.no') }).map(({ value, text }) => (
        <label key={String(value)} className="answer">
          <input type="radio" name={name} checked={answer === value} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
      {ends[1] && <span>{ends[1]}</span>}
    </div>
  );
}

function ListAnswer(props: FieldProps) {
  const { question, answer, onChoose } = props;
  const { t, i18n } = useTranslation('questionnaires');
  const choices = choicesOf(question, i18n.language as Locale, { yes: '', no: '' });
  return (
    <select
      {...saidOf(props)}
      value={choices.findIndex(({ value }) => value === answer)}
      onChange={({ target }) => onChoose(choices[Number(target.value)]?.value)}
    >
      <option value={-1}>{t('form.choose')}</option>
      {choices.map(({ value, text }, index) => (
        <option key={String(value)} value={index}>
          {text}
        </option>
      ))}
    </select>
  );
}

function TypedAnswer(props: FieldProps) {
  const { question, answer, typed, onType } = props;
  const given = { value: typed ?? wordOf(answer), maxLength: question.maxLength, ...saidOf(props) };
  if (question.type === 'comment') return <textarea {...given} rows={question.rows ?? 4} onChange={({ target }) => onType(target.value)} />;
  const bounds = question.inputType === 'number' ? { type: 'number', step: 'any', min: question.min, max: question.max } : {};
  return <input {...given} {...bounds} onChange={({ target }) => onType(target.value)} />;
}
