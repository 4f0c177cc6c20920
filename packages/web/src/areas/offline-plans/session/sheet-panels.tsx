import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Collapse, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackAnswers } from '../feedback/feedback-answers.tsx';
import { AnsweredTag } from '../state-tags.tsx';
import { SavingForm } from './saving-form.tsx';
import { SheetItems } from './sheet-items.tsx';
import type { Answers } from './use-answers.ts';
import { isGivenByFinishing } from './use-finish.ts';

interface SheetPanelsProps {
  session: SessionView;
  answers: Answers;
  onOpen: (item: PlanItem) => void;
}

interface Panel {
  key: string;
  label: string;
  isAnswered: boolean;
  /** Nothing of it is asked for. */
  isOptional?: boolean;
  children: ReactNode;
}

/** All that is said about a session, panel by panel: what was said of its exercises is folded away while it runs. */
export function SheetPanels({ session, answers, onOpen }: SheetPanelsProps) {
  const { t } = useTranslation(['offlinePlans', 'music']);
  const { items, nonePlaybook, overall, categoryPunch, iLs, isWritable } = session;
  const all = [...items, ...nonePlaybook];
  const [statics, activities] = [all.filter(({ kind }) => kind === 'static'), all.filter(({ kind }) => kind !== 'static')];
  const areAnswered = (some: readonly PlanItem[]) => some.every(({ hasDone }) => hasDone !== null);
  const given = (form: typeof overall, key: string, onSave: Answers['saveOverall'], title?: string) =>
    isWritable ? (
      <SavingForm
        formKey={`${session.id}.${key}`}
        properties={form.feedbackProperties}
        feedbacks={form.feedbacks}
        onSave={onSave}
        {...(title !== undefined && { title })}
      />
    ) : (
      <FeedbackAnswers properties={form.feedbackProperties} feedbacks={form.feedbacks} />
    );
  const unless = (isOpen: boolean, why: string, then: () => ReactNode) =>
    isOpen || !isWritable ? then() : <Typography.Text type="secondary">{why}</Typography.Text>;

  const panels: Panel[] = [
    ...listed('activities', t('sheet.activities'), activities),
    ...listed('statics', t('sheet.statics'), statics),
    {
      key: 'overall',
      label: t('forms.overall'),
      isAnswered: overall.answered,
      isOptional: isGivenByFinishing(overall),
      children: given(overall, 'overall', answers.saveOverall),
    },
    ...(categoryPunch.length > 0
      ? [
          {
            key: 'category',
            label: t('forms.category'),
            isAnswered: categoryPunch.every(({ answered }) => answered),
            isOptional: categoryPunch.every((form) => form.answered || isGivenByFinishing(form)),
            children: unless(areAnswered(all), t('forms.completeOrder'), () =>
              categoryPunch.map((form) => (
                <section key={form.categoryId} aria-label={form.name}>
                  {!isWritable && <Typography.Title level={3}>{form.name}</Typography.Title>}
                  {given(form, form.categoryId, (feedbacks) => answers.saveCategory(form.categoryId, feedbacks), form.name)}
                </section>
              )),
            ),
          },
        ]
      : []),
    ...(iLs
      ? [
          {
            key: 'musicFeedback',
            label: t('music:feedback'),
            isAnswered: iLs.feedback.answered,
            isOptional: isGivenByFinishing(iLs.feedback),
            children: unless(
              iLs.tracks.every(({ isPunched }) => isPunched),
              t('music:feedbackLocked'),
              () => given(iLs.feedback, 'music', answers.saveMusic),
            ),
          },
        ]
      : []),
  ];

  function listed(key: string, label: string, some: readonly PlanItem[]): Panel[] {
    if (some.length === 0) return [];
    return [{ key, label, isAnswered: areAnswered(some), children: <SheetItems items={some} isWritable={isWritable} onOpen={onOpen} /> }];
  }

  return (
    <Collapse
      className="sheet-panels"
      defaultActiveKey={panels.map(({ key }) => key).filter((key) => !isWritable || !['activities', 'statics'].includes(key))}
      items={panels.map(({ key, label, isAnswered, isOptional = false, children }) => ({
        key,
        id: key,
        children,
        // what is typed in a folded panel stays
        forceRender: true,
        label: (
          <Flex gap="small" align="center" justify="space-between">
            <strong>{label}</strong>
            <AnsweredTag isAnswered={isAnswered} isOptional={isOptional} />
          </Flex>
        ),
      }))}
    />
  );
}
