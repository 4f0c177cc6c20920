import type { ApplyState } from '@trellis/contract/certification/application-schemas';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/fact-list.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { SurveyForm } from '../../questionnaires/public.ts';

/** What somebody said of themselves when they applied, to read. */
export function AppliedDrawer({ application, onClose }: { application: ApplyState; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { jsonString, answerContent } = application.questionnaireAndAnswer;
  const said = (['phone', 'jobTitle', 'workUnit'] as const).flatMap((field) =>
    application[field] ? [{ key: field, label: t(`apply.${field}`), children: application[field] }] : [],
  );
  return (
    <SideDrawer size="large" title={t('personal.drawerTitle')} onClose={onClose}>
      <Flex vertical gap="large">
        {said.length > 0 && <FactList column={1} size="small" bordered items={said} />}
        <SurveyForm jsonString={jsonString} answers={answerContent} isReadOnly />
      </Flex>
    </SideDrawer>
  );
}
