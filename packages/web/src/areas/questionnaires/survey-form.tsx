import type { Locale } from '@trellis/contract/languages';
import { type GlobalToken, theme } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompletingEvent, Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.css';
import 'survey-core/i18n/simplified-chinese';
import 'survey-core/i18n/spanish';
import type { Answers } from './answer-keeper.ts';

const surveyLocales: Record<Locale, string> = { 'en-US': 'en', 'zh-CN': 'zh-cn', 'es-ES': 'es' };

interface SurveyFormProps {
  jsonString: string;
  answers: Answers;
  /** How many pages were gone through: it opens on the one after. */
  finishedPage?: number;
  isReadOnly?: boolean;
  /** What the button on the last page says. */
  completeText?: string;
  onChange?: (answers: Answers, finishedPage: number) => void;
  /** A page was left: what is not saved yet is saved now. */
  onPage?: () => void;
  /** Every question that must be answered is; the form stays until whoever shows it takes it away. */
  onComplete?: () => void;
}

/** A questionnaire as survey-core draws it, in our colours. Other answers given from outside replace those that are shown. */
export function SurveyForm({ jsonString, answers, finishedPage = 0, isReadOnly = false, completeText, ...events }: SurveyFormProps) {
  const { i18n } = useTranslation();
  const { token } = theme.useToken();
  const { onChange, onPage, onComplete } = events;
  const [survey] = useState(() => makeSurvey({ jsonString, answers, finishedPage, isReadOnly }));
  useEffect(() => setLanguage(survey, i18n.language as Locale, completeText), [survey, i18n.language, completeText]);
  useEffect(() => setTheme(survey, token), [survey, token]);
  useEffect(() => {
    if (!isSame(survey.data as Answers, answers)) survey.mergeData(answers);
  }, [survey, answers]);
  useEffect(() => listen(survey, { onChange, onPage, onComplete }), [survey, onChange, onPage, onComplete]);
  return <Survey model={survey} />;
}

type Events = Pick<SurveyFormProps, 'onChange' | 'onPage' | 'onComplete'>;
type Made = Required<Pick<SurveyFormProps, 'jsonString' | 'answers' | 'finishedPage' | 'isReadOnly'>>;

function makeSurvey({ jsonString, answers, finishedPage, isReadOnly }: Made): Model {
  const survey = new Model(JSON.parse(jsonString));
  survey.data = { ...answers };
  survey.textUpdateMode = 'onTyping';
  if (isReadOnly) {
    survey.readOnly = true;
    survey.questionsOnPageMode = 'singlePage';
    survey.showProgressBar = false;
  } else {
    survey.currentPageNo = Math.min(finishedPage, survey.visiblePageCount - 1);
    // of those that are asked, not of those that other answers hide
    survey.progressBarType = 'questions';
  }
  return survey;
}

function setLanguage(survey: Model, locale: Locale, completeText: string | undefined): void {
  survey.locale = surveyLocales[locale];
  if (completeText) survey.completeText = completeText;
}

/** Tells what happens in a form; answers how to stop. */
function listen(survey: Model, { onChange, onPage, onComplete }: Events): () => void {
  const changed = () => onChange?.({ ...(survey.data as Answers) }, survey.currentPageNo);
  const turned = () => {
    changed();
    onPage?.();
  };
  // whoever shows the form asks for a confirmation and sends the answers: survey-core itself never ends it
  const completing = (_: Model, options: CompletingEvent) => {
    options.allow = false;
    onChange?.({ ...(survey.data as Answers) }, survey.visiblePageCount);
    onComplete?.();
  };
  survey.onValueChanged.add(changed);
  survey.onCurrentPageChanged.add(turned);
  survey.onCompleting.add(completing);
  return () => {
    survey.onValueChanged.remove(changed);
    survey.onCurrentPageChanged.remove(turned);
    survey.onCompleting.remove(completing);
  };
}

function setTheme(survey: Model, token: GlobalToken): void {
  survey.applyTheme({
    themeName: 'default',
    isPanelless: true,
    cssVariables: {
      '--sjs-general-backcolor': token.colorBgContainer,
      '--sjs-general-backcolor-dim': token.colorBgContainer,
      '--sjs-general-forecolor': token.colorText,
      '--sjs-general-forecolor-light': token.colorTextSecondary,
      '--sjs-primary-backcolor': token.colorPrimary,
      '--sjs-primary-forecolor': token.colorTextLightSolid,
      '--sjs-primary-backcolor-dark': token.colorPrimaryActive,
      '--sjs-special-red': token.colorError,
      '--sjs-corner-radius': `${token.borderRadius}px`,
      '--sjs-font-family': token.fontFamily,
      '--sjs-font-size': `${token.fontSizeLG}px`,
    },
  });
}

const isSame = (one: Answers, other: Answers) => JSON.stringify(one) === JSON.stringify(other);
