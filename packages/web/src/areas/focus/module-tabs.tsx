import { type FocusModule, focusModules } from '@trellis/contract/focus/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { ModuleTab as TabName } from '@trellis/contract/wellbeing/module-calls';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { Flex, Typography } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { WellbeingOfChild } from '../wellbeing/public.ts';
import { ModuleProgress } from '../wellbeing-library/public.ts';
import { ProgramFacts } from './program-facts.tsx';
import { useFocus } from './queries.ts';

/** Modules of which days are recorded, and what shows them where they stand by themselves. */
const recorded = {
  Exercise: { kind: 'exercise', needs: 'PFE.UserManagement.SubjectDetail.SportTab' },
  Sleep: { kind: 'sleep', needs: 'PFE.UserManagement.SubjectDetail.SleepTab' },
  Nutrition: { kind: 'nutrition', needs: 'PFE.UserManagement.SubjectDetail.NutritionTab' },
} as const satisfies Partial<Record<FocusModule, { kind: WellbeingKind; needs: string }>>;

/** What a module's tab is called in its address. */
const nameOf: Readonly<Record<FocusModule, TabName>> = {
  Cbt: 'Cbt',
  Emotion: 'Emotion',
  ParentLearning: 'ParentLearning',
  ParentEmotion: 'ParentEmotion',
  Exercise: 'ExercisePdt',
  Sleep: 'SleepPdt',
  Nutrition: 'NutritionPDT',
};

const isRecorded = (module: FocusModule): module is keyof typeof recorded => module in recorded;

interface Props {
  module: FocusModule;
  subject: SubjectInfo;
}

/** One module of a child's program: what it is for, where the program stands, and the days that are recorded of it. */
function ModuleTab({ module, subject }: Props) {
  const { t } = useTranslation('focus');
  const { can } = useCurrentUser();
  const days = isRecorded(module) && can(recorded[module].needs) ? recorded[module].kind : undefined;
  return (
    <Flex vertical gap="large">
      <TitledCard title={t(`module.${module}`)}>
        <Typography.Paragraph>{t(`about.${module}`)}</Typography.Paragraph>
        <Loaded query={useFocus(subject.id)}>{(program) => <ProgramFacts program={program} />}</Loaded>
      </TitledCard>
      <ModuleProgress tab={nameOf[module]} subjectId={subject.id} />
      {days && <WellbeingOfChild kind={days} subjectId={subject.id} />}
    </Flex>
  );
}

/** What each module shows of a child. */
export const moduleTabs = Object.fromEntries(
  focusModules.map((module) => [module, ({ subject }: { subject: SubjectInfo }) => <ModuleTab module={module} subject={subject} />]),
) as Record<FocusModule, ComponentType<{ subject: SubjectInfo }>>;
