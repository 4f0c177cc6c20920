import { PlusOutlined, QrcodeOutlined } from '@ant-design/icons';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate } from '../../app/format.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import type { Entry, Goal } from './kinds.ts';
import { useWellbeingChanges } from './queries.ts';
import { WellbeingOfChild } from './wellbeing-of-child.tsx';

const EntryDrawer = lazy(() => import('./entry-drawer.tsx').then((module) => ({ default: module.EntryDrawer })));
const GoalDrawer = lazy(() => import('./goal-drawer.tsx').then((module) => ({ default: module.GoalDrawer })));
const CodeDialog = lazy(() => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })));

interface Props {
  subject: SubjectInfo;
}

export const SleepTab = ({ subject }: Props) => <WellbeingTab kind="sleep" subject={subject} />;
export const NutritionTab = ({ subject }: Props) => <WellbeingTab kind="nutrition" subject={subject} />;
export const ExerciseTab = ({ subject }: Props) => <WellbeingTab kind="exercise" subject={subject} />;

type Open = { what: 'entry'; entry?: Entry } | { what: 'goal'; latest: Goal | undefined } | { what: 'code' };

/** One of three kinds at a child's center: read, entered, and asked of the family. */
function WellbeingTab({ kind, subject }: Props & { kind: WellbeingKind }) {
  const { t } = useTranslation('wellbeing');
  const { can } = useCurrentUser();
  const ask = useAsk();
  const { remove } = useWellbeingChanges(kind);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const mayWrite = can('PFE.UserManagement.Wellbeing.Write') && !isClosed(subject);
  const edit = (entry: Entry) => setOpen({ what: 'entry', entry });
  const askDelete = ({ id, concurrencyStamp, day }: Entry) =>
    ask({
      title: t('word.deleteNamed', { name: formatDate(day) }),
      ok: t('word.delete'),
      danger: true,
      run: () => remove.mutateAsync({ id, concurrencyStamp }),
    });
  const actionsOf = (entry: Entry) => (
    <RowActions
      name={formatDate(entry.day)}
      actions={[
        { key: 'edit', label: t('word.edit'), onClick: () => edit(entry) },
        { key: 'delete', label: t('word.delete'), danger: true, onClick: () => void askDelete(entry) },
      ]}
    />
  );
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Typography.Title level={2} style={{ fontSize: 'var(--text-large)', margin: 0 }}>
          {t(`kind.${kind}`)}
        </Typography.Title>
        {mayWrite && (
          <Flex gap="small" wrap>
            {can('PFE.UserManagement.Guardian') && (
              <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen({ what: 'code' })}>
                {t('family.button')}
              </Button>
            )}
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ what: 'entry' })}>
              {t('addButton')}
            </Button>
          </Flex>
        )}
      </Flex>
      <WellbeingOfChild
        kind={kind}
        subjectId={subject.id}
        {...(mayWrite && {
          actions: [{ key: 'actions', title: t('word.actions'), render: (_: unknown, entry: Entry) => actionsOf(entry) }],
          onOpen: edit,
          onSet: (latest) => setOpen({ what: 'goal', latest }),
        })}
      />
      <Suspense>
        {open?.what === 'entry' && <EntryDrawer kind={kind} subjectId={subject.id} entry={open.entry} onClose={close} />}
        {open?.what === 'goal' && <GoalDrawer kind={kind} subjectId={subject.id} latest={open.latest} onClose={close} />}
        {open?.what === 'code' && <CodeDialog subject={subject} onClose={close} />}
      </Suspense>
    </Flex>
  );
}
