import { limits } from '@trellis/contract/limits';
import type { CustomizedPlan } from '@trellis/contract/offline-plans/customized/schemas';
import { Form, InputNumber, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDay } from '../../../app/format.ts';
import { SharesTold } from './shares-told.tsx';

/** What chooses the exercises: an assessment by its id, or the template. */
export interface MadeBy {
  madeBy?: string;
  bars?: number;
}

export const byTemplate = 'template';

interface Props {
  customized: CustomizedPlan;
  /** Of both, the one that is chosen at first. */
  first: 'report' | typeof byTemplate;
  /** What is told where the template chooses. */
  children?: ReactNode;
}

/** Asks what chooses the exercises, where there is a report that could, and tells what comes of it before anything is saved. */
export function MadeByFields({ customized: { report, creationTime, categories }, first, children }: Props) {
  const { t } = useTranslation('customizedPlans');
  const { zone } = useCurrentUser();
  const chosen = Form.useWatch<MadeBy['madeBy']>('madeBy');
  if (!report || !creationTime) return children;
  const label = t('madeBy');
  const fromReport = t('byReport', { title: report.title, date: formatDay(creationTime, zone) });
  return (
    <>
      <Form.Item name="madeBy" label={label} initialValue={first === 'report' ? report.userAssessmentId : byTemplate}>
        <Radio.Group
          vertical
          options={[
            { value: report.userAssessmentId, label: fromReport },
            { value: byTemplate, label: t('byTemplate') },
          ]}
        />
      </Form.Item>
      {chosen === report.userAssessmentId ? <SharesTold shares={categories} /> : children}
    </>
  );
}

/** How many exercises a session takes. */
export function BarsField({ initialValue }: { initialValue?: number }) {
  const { t } = useTranslation('customizedPlans');
  const label = t('bars');
  return (
    <Form.Item
      name="bars"
      label={label}
      initialValue={initialValue}
      rules={[{ required: true, message: t('word.required', { field: label }) }]}
    >
      <InputNumber min={limits.bars.min} max={limits.bars.max} precision={0} />
    </Form.Item>
  );
}
