import type { ArchivePreview } from '@trellis/contract/subject-archive/calls';
import { Alert, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';

interface Props {
  found: ArchivePreview;
  zone: string;
  /** What becomes of the books. */
  staying: 'archive.stays' | 'move.stays';
}

/** What a child has booked, holds and was asked ends with it, and what of the books stays. */
export function WhatEnds({ found, zone, staying }: Props) {
  const { t } = useTranslation('subjects');
  const { bookings, classes, tests, assessments, openSessions } = found;
  const lines = [
    ...bookings.map(({ id, time, trainerName, covered }) => ({
      key: id,
      text: t(covered ? 'archive.bookingHeld' : 'archive.booking', { time: formatDateTime(time, zone), coach: trainerName }),
    })),
    ...classes.map(({ id, name }) => ({ key: id, text: t('archive.class', { name }) })),
    ...(tests > 0 ? [{ key: 'tests', text: t('archive.tests', { count: tests }) }] : []),
    ...(assessments > 0 ? [{ key: 'assessments', text: t('archive.assessments', { count: assessments }) }] : []),
    ...(found.hasFocus ? [{ key: 'focus', text: t('archive.focus') }] : []),
    ...(found.isCheckIn ? [{ key: 'here', text: t('archive.here') }] : []),
  ];
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 'var(--space-4)' }}>
      {openSessions.map(({ planId, num }) => (
        <Alert key={`${planId}${num}`} type="warning" showIcon title={t('archive.open', { num })} />
      ))}
      {lines.length > 0 && (
        <div>
          <Typography.Text strong>{t('archive.ends')}</Typography.Text>
          <ul>
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {found.contractsInForce + found.left > 0 && (
        <Typography.Text type="secondary">
          {t(staying, {
            classes: t('archive.left', { count: found.left }),
            contracts: t('archive.contracts', { count: found.contractsInForce }),
          })}
        </Typography.Text>
      )}
    </Flex>
  );
}
