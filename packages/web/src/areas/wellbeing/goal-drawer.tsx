import { wellbeingFields } from '@trellis/contract/wellbeing/inputs';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCurrentUser } from '../../app/current-user.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { WellbeingFields } from './form-fields.tsx';
import { type Goal, goalSchemas } from './kinds.ts';
import { useWellbeingChanges } from './queries.ts';
import { goalFacts } from './value-text.ts';

interface Props {
  kind: WellbeingKind;
  subjectId: string;
  /** The latest one, from which the next begins. */
  latest: Goal | undefined;
  onClose: () => void;
}

type Values = Omit<Partial<Goal>, 'fromDay'> & { fromDay: Dayjs };

/** Sets what is aimed at from a day on. */
export function GoalDrawer({ kind, subjectId, latest, onClose }: Props) {
  const { t } = useTranslation('wellbeing');
  const { zone } = useCurrentUser();
  const [today] = useState(() => wallClock(zone));
  const { setGoal } = useWellbeingChanges(kind);
  const fields = wellbeingFields[kind].goal;
  const save = ({ fromDay, ...values }: Values, opened: Goal | undefined) => {
    const goal = { ...values, fromDay: fromDay.format('YYYY-MM-DD'), subjectId, concurrencyStamp: opened?.concurrencyStamp };
    return setGoal.mutateAsync(goal as Parameters<typeof setGoal.mutateAsync>[0]);
  };
  return (
    <ResourceDrawer<Goal, Values>
      title={t('goal.set', { kind: t(`kind.${kind}`) })}
      item={latest}
      form={{
        schema: goalSchemas[kind] as unknown as z.ZodType<Goal>,
        valuesOf: (one) => ({ ...Object.fromEntries(fields.map((field) => [field, one?.[field]])), fromDay: today }),
        facts: (one) => goalFacts(t, kind, one),
        save,
        fields: () => (
          <>
            <Form.Item
              name="fromDay"
              label={t('goal.fromDay')}
              rules={[{ required: true, message: t('word.required', { field: t('goal.fromDay') }) }]}
            >
              <DateField />
            </Form.Item>
            <WellbeingFields fields={fields} />
          </>
        ),
      }}
      onClose={onClose}
    />
  );
}
