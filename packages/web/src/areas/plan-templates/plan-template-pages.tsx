import { appPlanTemplate, classPlanTemplate, offlinePlanTemplate } from '@trellis/contract/plan-templates/template';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { RulesField } from './rules-field.tsx';
import { SessionPreview } from './session-preview.tsx';

const columns = ['name', 'code', 'totalNum', 'version', 'status', 'createdAt'] as const;

/** What the three kinds have alike: their rules, and the sessions that these make. */
function usePage() {
  const { t } = useTranslation('planTemplates');
  const mayWrite = useCurrentUser().canWrite('RocketSystem.Content');
  const scaleOf = (scale: number) => t(scale === 2 ? 'scale.second' : 'scale.first');
  return {
    mayWrite,
    columns,
    size: 'large',
    inputs: { rules: <RulesField />, scale: <Radio.Group options={[1, 2].map((value) => ({ value, label: scaleOf(value) }))} /> },
    said: {
      scale: scaleOf,
      rules: (rules: readonly { sessionCount: number }[]) =>
        rules.map((rule) => t('rules.sessions', { count: rule.sessionCount })).join(', '),
    },
    beneath: <SessionPreview />,
  } as const;
}

/** Training plans of the app. */
export const AppPlanTemplatePage = () => <DeclaredPage of={appPlanTemplate} calls={api.appPlanTemplates} {...usePage()} />;

/** Plans at a center. */
export const OfflinePlanTemplatePage = () => <DeclaredPage of={offlinePlanTemplate} calls={api.offlinePlanTemplates} {...usePage()} />;

/** Plans of classes. */
export const ClassPlanTemplatePage = () => <DeclaredPage of={classPlanTemplate} calls={api.classPlanTemplates} {...usePage()} />;
