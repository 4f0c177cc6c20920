import { Link } from '@tanstack/react-router';
import type { StaffDetail } from '@trellis/contract/users/staff/schemas';
import { Col, Flex, Row, Statistic, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../../app/format.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { HiddenPages } from './hidden-pages.tsx';
import { PlainList } from './plain-list.tsx';
import { dayIn, phoneText } from './staff-columns.tsx';

/** Everything about somebody of the staff. With links where the reader may open a child's page. */
export function StaffCards({ staff, withLinks }: { staff: StaffDetail; withLinks: boolean }) {
  const { t } = useTranslation('users');
  return (
    <Flex vertical gap="middle">
      <TitledCard title={t('detail.profile')}>
        <FactList size="small" column={{ xs: 1, sm: 2, xl: 3 }} items={useProfileItems(staff)} />
      </TitledCard>
      <TitledCard title={t('detail.work')}>
        <WorkFigures staff={staff} />
      </TitledCard>
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <TitledCard title={t('detail.children')}>
            <Children staff={staff} withLinks={withLinks} />
          </TitledCard>
        </Col>
        <Col xs={24} lg={12}>
          <TitledCard title={t('detail.resumes')}>
            <Resumes resumes={staff.resumes} />
          </TitledCard>
        </Col>
      </Row>
      <TitledCard title={t('detail.hidden')}>
        <HiddenPages userId={staff.id} tenantId={staff.tenantId} />
      </TitledCard>
    </Flex>
  );
}

function useProfileItems(staff: StaffDetail) {
  const { t } = useTranslation('users');
  const { zone } = useCurrentUser();
  const roleText = useRoleText();
  const none = t('word.nothing');
  return [
    { key: 'account', label: t('detail.userAccount'), children: staff.userAccount },
    { key: 'phone', label: t('columns.phone'), children: phoneText(staff) ?? none },
    { key: 'unit', label: t('detail.workUnit'), children: staff.workUnit },
    { key: 'title', label: t('detail.jobTitle'), children: staff.jobTitle ? roleText([staff.jobTitle]) : none },
    { key: 'roles', label: t('columns.roles'), children: roleText(staff.roles) },
    { key: 'gender', label: t('editForm.gender'), children: t(`gender.${staff.gender}`) },
    { key: 'birthday', label: t('word.birthday'), children: staff.birthday ? formatDate(staff.birthday) : none },
    { key: 'since', label: t('columns.since'), children: dayIn(staff.createdAt, zone) },
    ...(staff.invitedAt ? [{ key: 'invited', label: t('detail.invitedAt'), children: formatDateTime(staff.invitedAt, zone) }] : []),
  ];
}

function WorkFigures({ staff }: { staff: StaffDetail }) {
  const { t } = useTranslation('users');
  const figures = [
    [t('columns.sessions'), staff.completedSessions],
    [t('columns.trained'), staff.childrenTrained],
    [t('detail.offline'), staff.offlineCourseQuantity],
    [t('detail.online'), staff.onlineCourseQuantity],
    [t('detail.children'), staff.assignedChildren],
  ] as const;
  return (
    <Flex gap="var(--space-8)" wrap>
      {figures.map(([title, value]) => (
        <Statistic key={title} title={title} value={value} />
      ))}
    </Flex>
  );
}

function Children({ staff, withLinks }: { staff: StaffDetail; withLinks: boolean }) {
  const { t } = useTranslation('users');
  const user = useCurrentUser();
  if (staff.children.length === 0) return <Typography.Text type="secondary">{t('detail.noChildren')}</Typography.Text>;
  const opens = withLinks && user.can('PFE.UserManagement.Subject');
  return (
    <PlainList>
      {staff.children.map(({ id, name }) => (
        <li key={id}>
          {opens ? (
            <Link to="/system/center/detail/subjectDetail" search={{ id }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </PlainList>
  );
}

function Resumes({ resumes }: { resumes: StaffDetail['resumes'] }) {
  const { t } = useTranslation('users');
  if (resumes.length === 0) return <Typography.Text type="secondary">{t('detail.noResumes')}</Typography.Text>;
  return (
    <PlainList>
      {resumes.map(({ id, fileName }) => (
        <li key={id}>
          {/* with its opener: the new tab is signed in as this one is */}
          <a href={`/system/reviewfile?id=${id}`} target="_blank" rel="opener">
            {fileName}
          </a>
        </li>
      ))}
    </PlainList>
  );
}
