import { isPersonalGiven } from '@trellis/contract/offline-plans/rules';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Flex, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnsweredTag } from '../state-tags.tsx';
import { openParts } from './open-parts.ts';
import { PersonalPanel } from './personal-panel.tsx';
import { SheetPanels } from './sheet-panels.tsx';
import type { Answers } from './use-answers.ts';
import { withRestGiven } from './use-finish.ts';

export type SheetTab = 'session' | 'personal';

interface SheetTabsProps {
  session: SessionView;
  answers: Answers;
  tab: SheetTab;
  onTab: (tab: SheetTab) => void;
  onOpen: (item: PlanItem) => void;
}

/** What is said about a session, and what is said about its children alone. */
export function SheetTabs({ session, answers, tab, onTab, onOpen }: SheetTabsProps) {
  const { t } = useTranslation(['planLife', 'offlinePlans']);
  const participants = session.userCourseItems;
  const [isSessionGiven, isRestOptional] = [session, withRestGiven(session)].map((each) => openParts(each).length === 0);
  return (
    <Tabs
      activeKey={tab}
      onChange={(key) => onTab(key as SheetTab)}
      items={[
        {
          key: 'session',
          label: (
            <Flex gap="small" align="center">
              {t('offlinePlans:forms.overall')}
              <AnsweredTag isAnswered={isSessionGiven === true} isOptional={isRestOptional === true} />
            </Flex>
          ),
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
