import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/loaded.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { DeskForm, SurveyForm } from '../questionnaires/public.ts';
import { ConsentBlock } from './consent-block.tsx';
import { useSaveAnswers, useUserAssessment } from './queries.ts';

interface Props {
  userAssessmentId: string;
  title: string;
  childName: string;
  onClose: () => void;
}

/** One assessment of a child: the consent, then the questions while it is open; its answers once they are submitted. */
export function FillDrawer({ userAssessmentId, title, childName, onClose }: Props) {
  const { t } = useTranslation('assessments');
  const [isAgreed, setAgreed] = useState(false);
  const query = useUserAssessment(userAssessmentId);
  const save = useSaveAnswers();
  return (
    <SideDrawer size="large" title={t('drawerTitle', { name: title, child: childName })} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={10}>
          {(assessment) => {
            const { jsonString, answerContent } = assessment.questionnaireAndAnswer;
            if (assessment.isComplete) return <SurveyForm jsonString={jsonString} answers={answerContent} isReadOnly />;
            return (
              <Flex vertical gap="middle">
                <ConsentBlock userAssessmentId={userAssessmentId} onAgreed={() => setAgreed(true)} />
                {(isAgreed || assessment.consentTime) && (
                  <DeskForm draft={assessment} save={(given) => save.mutateAsync({ userAssessmentId, ...given })} onDone={close} />
                )}
              </Flex>
            );
          }}
        </Loaded>
      )}
    </SideDrawer>
  );
}
