import type { ArchivePreview } from '@trellis/contract/subject-archive/calls';
import type { BatchOutcome } from '@trellis/contract/subjects/batch/schemas';
import { Flex, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { WhatEnds } from '../editing/what-ends.tsx';
import { useArchiveSeveral, useSeveralPreview } from './queries.ts';

interface Props {
  subjectIds: string[];
  onDone: (outcome: BatchOutcome) => void;
  onClose: () => void;
}

/** Archives several children, once it was shown what is booked and held of each. */
export function ArchiveSeveralDialog({ subjectIds, onDone, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  const preview = useSeveralPreview(subjectIds);
  const archive = useArchiveSeveral();
  const children = (preview.data?.items ?? []) as (ArchivePreview & { subjectId: string; name: string })[];
  return (
    <FormDialog
      title={t('batch.archiveTitle', { count: subjectIds.length })}
      okText={t('archive.action')}
      cancelText={t('form.return')}
      isLoading={!preview.data}
      problem={preview.error}
      onSave={async () => onDone(await archive.mutateAsync({ subjectIds }))}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('archive.text')}</Typography.Paragraph>
      <Flex vertical gap="small" tabIndex={0} style={{ maxHeight: token.screenXS, overflow: 'auto' }}>
        <Several found={children.filter(endsSomething)} />
        <Idle names={children.filter((child) => !endsSomething(child)).map(({ name }) => name)} />
      </Flex>
    </FormDialog>
  );
}

const endsSomething = ({ openSessions, bookings, classes, tests, assessments, isCheckIn, left, contractsInForce }: ArchivePreview) =>
  openSessions.length + bookings.length + classes.length + tests + assessments + Number(isCheckIn) + left + contractsInForce > 0;

function Several({ found }: { found: readonly (ArchivePreview & { subjectId: string; name: string })[] }) {
  const { zone } = useCurrentUser();
  // whose session runs comes first: that child stays
  const inTurn = found.toSorted((one, other) => other.openSessions.length - one.openSessions.length);
  return inTurn.map((child) => (
    <section key={child.subjectId} aria-label={child.name}>
      <Typography.Title level={2} style={{ fontSize: 'inherit' }}>
        {child.name}
      </Typography.Title>
      <WhatEnds found={child} zone={zone} staying="archive.stays" />
    </section>
  ));
}

function Idle({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('subjects');
  if (names.length === 0) return null;
  return (
    <Typography.Text>
      <Typography.Text strong>{t('batch.nothing')}</Typography.Text> {names.join(', ')}
    </Typography.Text>
  );
}
