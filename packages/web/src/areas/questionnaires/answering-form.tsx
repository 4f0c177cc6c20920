import { lazy, Suspense, useMemo } from 'react';
import { Waiting } from '../../app/waiting.tsx';
import { readPlain } from './plain-definition.ts';
import { PlainForm, type PlainFormProps } from './plain-form.tsx';

const SurveyForm = lazy(() => import('./survey-form.tsx').then((module) => ({ default: module.SurveyForm })));
const AntdFloor = lazy(() => import('../../app/antd-floor.tsx').then((module) => ({ default: module.AntdFloor })));

type Props = Omit<PlainFormProps, 'definition'> & { jsonString: string };

/** A questionnaire to be answered on a phone. Only one that asks more than plain questions brings survey-core, which is large. */
export function AnsweringForm({ jsonString, ...props }: Props) {
  const plain = useMemo(() => readPlain(jsonString), [jsonString]);
  if (plain) return <PlainForm definition={plain} {...props} />;
  return (
    <Suspense fallback={<Waiting />}>
      <AntdFloor>
        <SurveyForm jsonString={jsonString} {...props} />
      </AntdFloor>
    </Suspense>
  );
}
