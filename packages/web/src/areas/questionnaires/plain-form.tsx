import type { Locale } from '@trellis/contract/languages';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from './answer-keeper.ts';
import { countAnswered, faultOf, type Typed, withAnswer, withTyped } from './plain-answers.ts';
import { type PlainDefinition, type PlainQuestion, textIn } from './plain-definition.ts';
import { Question } from './plain-question.tsx';
import '../../ui/plain-form.css';

export interface PlainFormProps {
  definition: PlainDefinition;
  answers: Answers;
  /** How many pages were gone through: it opens on the one after. */
  finishedPage: number;
  /** What the button on the last page says. */
  completeText: string;
  onChange: (answers: Answers, finishedPage: number) => void;
  /** A page was left: what is not saved yet is saved now. */
  onPage: () => void;
  /** Every question of the last page that must be answered is. */
  onComplete: () => void;
}

/** A questionnaire of plain questions, page by page. It keeps and checks answers as survey-core does; its test says so. */
export function PlainForm({ definition, answers, finishedPage, completeText, onChange, onPage, onComplete }: PlainFormProps) {
  const { t, i18n } = useTranslation('questionnaires');
  const { pages } = definition;
  const [place, setPlace] = useState(() => Math.min(finishedPage, pages.length - 1));
  const [isChecked, setChecked] = useState(false);
  const [typed, setTyped] = useState<Typed>({});
  const { given, give } = useGiven(answers);
  const form = useRef<HTMLFormElement>(null);
  const page = pages[place]!;
  const fault = (question: PlainQuestion) => faultOf(question, given[question.name], typed[question.name]);

  const turnTo = (next: number) => {
    setPlace(next);
    setChecked(false);
    onChange(given, next);
    onPage();
  };
  const goOn = () => {
    const wrong = page.elements.find(fault);
    setChecked(true);
    if (wrong) return focusOn(form.current, wrong);
    if (place < pages.length - 1) turnTo(place + 1);
    else {
      onChange(given, pages.length);
      onComplete();
    }
  };
  const answer = (next: Answers) => {
    give(next);
    onChange(next, place);
  };
  useHeadingOf(place, form);

  const questions = pages.flatMap(({ elements }) => elements);
  const answered = countAnswered(questions, given);
  const progress = t('form.answered', { answered, questions: questions.length });
  const before = pages.slice(0, place).flatMap(({ elements }) => elements).length;
  const isNumbered = definition.showQuestionNumbers === true || definition.showQuestionNumbers === 'on';
  return (
    <form
      ref={form}
      className="plain-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      {definition.showProgressBar && pages.length > 1 && (
        <div className="form-progress">
          <progress max={questions.length} value={answered} aria-label={progress} />
          <span className="quiet">{`${t('form.page', { page: place + 1, pages: pages.length })} · ${progress}`}</span>
        </div>
      )}
      <h2 tabIndex={-1}>{textIn(i18n.language as Locale, page.title)}</h2>
      {page.description && <p className="quiet">{textIn(i18n.language as Locale, page.description)}</p>}
      {page.elements.map((question, index) => (
        <Question
          key={question.name}
          question={question}
          number={isNumbered ? before + index + 1 : undefined}
          answer={given[question.name]}
          typed={typed[question.name]}
          fault={isChecked ? fault(question) : undefined}
          onChoose={(value) => answer(withAnswer(given, question.name, value))}
          onType={(text) => {
            setTyped({ ...typed, [question.name]: text });
            answer(withTyped(given, question, text));
          }}
        />
      ))}
      <div className="form-turn">
        {place > 0 && (
          <button type="button" className="frame-quiet" onClick={() => turnTo(place - 1)}>
            {t('form.previous')}
          </button>
        )}
        <button type="submit" className="frame-action">
          {place < pages.length - 1 ? t('form.next') : completeText}
        </button>
      </div>
    </form>
  );
}

/** The answers on the screen. What comes from outside is put over them. */
function useGiven(answers: Answers) {
  const [{ from, given }, set] = useState({ from: answers, given: answers });
  if (from !== answers) set({ from: answers, given: { ...given, ...answers } });
  return { given, give: (next: Answers) => set({ from: answers, given: next }) };
}

/** Whoever turned a page begins to read at its heading. */
function useHeadingOf(place: number, form: React.RefObject<HTMLFormElement | null>): void {
  const former = useRef(place);
  useEffect(() => {
    if (former.current === place) return;
    former.current = place;
    form.current?.querySelector('h2')?.focus();
    form.current?.scrollIntoView();
  }, [place, form]);
}

function focusOn(form: HTMLFormElement | null, { name }: PlainQuestion): void {
  const question = form?.querySelector(`[data-question="${CSS.escape(name)}"]`);
  question?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
