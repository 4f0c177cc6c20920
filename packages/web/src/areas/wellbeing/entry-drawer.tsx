import { wellbeingFields } from '@trellis/contract/wellbeing/inputs';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { note } from '@trellis/contract/wellbeing/schemas';
import { Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCurrentUser } from '../../app/current-user.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { notAfter } from '../../ui/date-rules.ts';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WellbeingFields } from './form-fields.tsx';
import { type Entry, entrySchemas } from './kinds.ts';
import { useWellbeingChanges } from './queries.ts';
import { entryFacts } from './value-text.ts';

interface Props {
  kind: WellbeingKind;
  subjectId: string;
  /** The day to change; without one, another is entered. */
  entry?: Entry | undefined;
  onClose: () => void;
}

type Values = Omit<Partial<Entry>, 'day'> & { day: Dayjs };

/** Enters a child's day, or changes what stands there. */
export function EntryDrawer({ kind, subjectId, entry, onClose }: Props) {
  const { t } = useTranslation('wellbeing');
  const { zone } = useCurrentUser();
  const [today] = useState(() => wallClock(zone));
  const { create, edit } = useWellbeingChanges(kind);
  const required = { required: true, message: t('word.required', { field: t('day') }) };
  const save = ({ day, ...values }: Values, opened: Entry | undefined) => {
    const input = { ...values, note: values.note?.trim() || null, day: day.format('YYYY-MM-DD') } as never as Parameters<
      typeof create.mutateAsync
    >[0];
    return opened
      ? edit.mutateAsync({ ...input, id: opened.id, concurrencyStamp: opened.concurrencyStamp })
      : create.mutateAsync({ ...input, subjectId });
  };
  return (
    <ResourceDrawer<Entry, Values>
      title={t(entry ? 'edit' : 'add', { kind: t(`kind.${kind}`) })}
      item={entry}
      form={{
        schema: entrySchemas[kind] as unknown as z.ZodType<Entry>,
        valuesOf: (one) => (one ? { ...valuesOf(kind, one), day: dayjs(one.day) } : { day: today }),
        facts: (one) => entryFacts(t, kind, one),
        save,
        fields: () => (
          <>
            <Form.Item
              name="day"
              label={t('day')}
              extra={kind === 'sleep' ? t('hints.day') : undefined}
              rules={[required, notAfter(today, t('word.dayToCome'))]}
            >
              <DateField maxDate={today.endOf('day')} />
            </Form.Item>
            <WellbeingFields fields={wellbeingFields[kind].day} />
            <TextField name="note" label={t('fields.note')} schema={note} isLong />
          </>
        ),
      }}
      onClose={onClose}
    />
  );
}

/** The fields of a form alone: what is sent is what stands in them. */
const valuesOf = (kind: WellbeingKind, entry: Entry): Partial<Entry> =>
  Object.fromEntries([...wellbeingFields[kind].day, 'note' as const].map((field) => [field, entry[field]]));
