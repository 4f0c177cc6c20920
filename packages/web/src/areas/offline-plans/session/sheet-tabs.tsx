import { isPersonalGiven } from '@trellis/contract/offline-plans/rules';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Flex, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnsweredTag } from '../state-tags.tsx';
import { PersonalPanel } from './personal-panel.tsx';
import { SheetPanels } from './sheet-panels.tsx';
import type { Answers } from './use-answers.ts';

interface SheetTabsProps {
  session: SessionView;
  answers: Answers;
  onOpen: (item: PlanItem) => void;
}

/** What is said about a session, and what is said about its children alone. */
export function SheetTabs({ session, answers, onOpen }: SheetTabsProps) {
  const { t } = useTranslation(['planLife', 'offlinePlans']);
  // what the device kept before it was told of them has none
  const participants = session.userCourseItems ?? [];
  return (
    <Tabs
      items={[
        {
          key: 'session',
          label: t('offlinePlans:forms.overall'),
          children: <SheetPanels session={session} answers={answers} onOpen={onOpen} />,
        },
        {
          key: 'personal',
          label: (
            <Flex gap="small" align="center">
              {t('personal.title')}
              {participants.length > 0 && isPersonalGiven(participants) && <AnsweredTag isAnswered />}
            </Flex>
          ),
          children: <PersonalPanel session={session} participants={participants} answers={answers} />,
        },
      ]}
    />
  );
}
