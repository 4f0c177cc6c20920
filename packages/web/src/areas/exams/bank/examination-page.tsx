import { examination, type Regulation } from '@trellis/contract/exams/examination';
import { examTotal, scoreText } from '@trellis/contract/exams/rules';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { DeclaredPage } from '../../../ui/resource/declared-page.tsx';
import { RegulationsField } from './regulations-field.tsx';

/** What papers are drawn by. */
export function ExaminationPage() {
  const { t, i18n } = useTranslation('exams');
  return (
    <DeclaredPage
      of={examination}
      calls={api.examinations}
      mayWrite={useCurrentUser().canWrite('RocketSystem.TrainingContent')}
      columns={['name', 'duration', 'total', 'passingScore', 'createdAt']}
      cells={{
        total: ({ total }) => scoreText(total, i18n.language),
        passingScore: ({ passingScore }) => scoreText(passingScore, i18n.language),
      }}
      inputs={{ regulations: <RegulationsField /> }}
      said={{
        regulations: (rules) => {
          const all = rules as Regulation[];
          const lines = all.map(({ quantity, fraction }) => t('regulations.said', { quantity, fraction }));
          return `${lines.join(', ')} = ${scoreText(examTotal(all), i18n.language)}`;
        },
      }}
    />
  );
}
