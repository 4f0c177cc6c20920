import { question, type Solution, solution } from '@trellis/contract/exams/question';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { PictureField } from '../../../ui/picture-field.tsx';
import { DeclaredPage } from '../../../ui/resource/declared-page.tsx';
import { ImportButton } from './import-dialog.tsx';
import { SolutionField } from './solution-field.tsx';

/** The questions that exams are drawn from. */
export function QuestionPage() {
  const { t } = useTranslation('exams');
  const mayWrite = useCurrentUser().canWrite('RocketSystem.TrainingContent');
  const isFit = (_: unknown, value: Solution) =>
    solution.safeParse(value).success ? Promise.resolve() : Promise.reject(new Error(t('solution.unfit')));
  return (
    <DeclaredPage
      of={question}
      calls={api.questions}
      mayWrite={mayWrite}
      extra={mayWrite && <ImportButton />}
      size="large"
      columns={['title', 'kind', 'tags', 'createdAt']}
      cells={{ kind: ({ kind }) => t(`kind.${kind}`) }}
      inputs={{
        solution: <SolutionField />,
        pictureId: <PictureField kind="question" label={t('questions.fields.picture')} />,
      }}
      rules={{ solution: [{ validator: isFit }] }}
      said={{ solution: (said) => t(`kind.${(said as Solution).kind}`) }}
    />
  );
}
