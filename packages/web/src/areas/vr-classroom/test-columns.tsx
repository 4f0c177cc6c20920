import type { TestRequest, TestStatus } from '@trellis/contract/vr-classroom/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../app/format.ts';
import { type Meaning, Status } from '../../ui/status.tsx';
import { codeHolds } from './code-holds.ts';

type T = TFunction<'vrClassroom'>;
const meanings: Record<TestStatus, Meaning> = {
  Created: 'neutral',
  CodeIssued: 'waiting',
  Testing: 'waiting',
  Finished: 'good',
  Cancelled: 'neutral',
};

/** How far a test is. */
export function StatusTag({ status }: { status: TestStatus }) {
  const { t } = useTranslation('vrClassroom');
  return <Status meaning={meanings[status]}>{t(`status.${status}`)}</Status>;
}

/** What the lists of a centre and of the platform say of a test. */
export function sharedColumns(t: T, zone: string): TableColumnsType<TestRequest> {
  return [
    { key: 'type', title: t('columns.type'), render: (_, { testType }) => t(`type.${testType}`) },
    { key: 'location', title: t('columns.location'), render: (_, { locationName }) => locationName },
    { key: 'status', title: t('columns.status'), render: (_, { status }) => <StatusTag status={status} /> },
    {
      key: 'consent',
      title: t('columns.consent'),
      render: (_, { consentSigned }) => t(consentSigned ? 'consent.signed' : 'consent.open'),
    },
    { key: 'orderedBy', title: t('columns.orderedBy'), render: (_, { orderedBy }) => orderedBy },
    {
      key: 'creationTime',
      title: t('columns.ordered'),
      sorter: true,
      render: (_, { creationTime }) => formatDateTime(creationTime, zone),
    },
  ];
}

/** The code of a test and how long it holds. */
export function codeColumn(t: T, zone: string): TableColumnsType<TestRequest>[number] {
  return {
    key: 'code',
    title: t('columns.code'),
    render: (_, test) => {
      if (!test.code) return t('none');
      if (test.status !== 'CodeIssued') return <Typography.Text type="secondary">{test.code}</Typography.Text>;
      const holds = codeHolds(test);
      return (
        <Flex vertical>
          <Typography.Text code>{test.code}</Typography.Text>
          <Typography.Text type="secondary">
            {holds ? t('codeState.until', { time: formatDateTime(test.codeExpiresAt, zone) }) : t('codeState.over')}
          </Typography.Text>
        </Flex>
      );
    },
  };
}
