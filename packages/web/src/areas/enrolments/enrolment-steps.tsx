import { type EnrolmentStep, enrolmentSteps, type StepState } from '@trellis/contract/enrolments/rules';
import { Flex, Steps, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  states: Readonly<Record<EnrolmentStep, StepState>>;
  /** How each step is done, for whoever does it. */
  actions: Partial<Record<EnrolmentStep, ReactNode>>;
  /** What is known of a step that is done. */
  facts?: Partial<Record<EnrolmentStep, string>>;
}

const statusOf = { done: 'finish', next: 'process', open: 'wait', others: 'wait' } as const satisfies Record<StepState, string>;

/** The steps in their order: what is done, what to go on with, and what somebody else does. */
export function EnrolmentSteps({ states, actions, facts = {} }: Props) {
  const { t } = useTranslation('enrolments');
  const content = (step: EnrolmentStep) => (
    <Flex vertical gap="small" align="start" role="group" aria-label={t(`step.${step}`)}>
      <Typography.Text type="secondary">{facts[step] ?? t(`hint.${step}`)}</Typography.Text>
      {(states[step] === 'next' || states[step] === 'open') && actions[step]}
    </Flex>
  );
  return (
    <Steps
      orientation="vertical"
      current={enrolmentSteps.findIndex((step) => states[step] === 'next')}
      items={enrolmentSteps.map((step) => ({
        title: t(`step.${step}`),
        subTitle: t(`state.${states[step]}`),
        status: statusOf[states[step]],
        content: content(step),
      }))}
    />
  );
}
