import { canEditAccount, seesRemainingCounts } from '@trellis/contract/account/rights';
import { hasPages } from '@trellis/contract/menu-rules';
import { Col, Flex, Row } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { OwnCoursesCard } from '../content/public.ts';
import { OwnSignIns } from '../users/public.ts';
import { ContractCard } from './contract-card.tsx';
import { CountsCard } from './counts-card.tsx';
import { MembershipsCard } from './memberships-card.tsx';
import { NoPages } from './no-pages.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ResumesCard } from './resumes-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** The person's own account. Who may only read it sees it without controls; the password is everybody's own. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const user = useCurrentUser();
  const mayEdit = canEditAccount(user);
  return (
    <>
      <PageHeader title={t('title')} />
      {user.membershipId !== null && !hasPages(user) && <NoPages />}
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={14}>
          <Flex vertical gap="middle">
            <ProfileCard user={user} mayEdit={mayEdit} />
            {user.contractWindow && <ContractCard window={user.contractWindow} />}
            {seesRemainingCounts(user) && <CountsCard />}
          </Flex>
        </Col>
        <Col xs={24} xl={10}>
          <Flex vertical gap="middle">
            <SignInCard user={user} mayEdit={mayEdit} />
            <Suspense>
              <OwnSignIns />
            </Suspense>
            {(user.canEditResumes || user.resumes.length > 0) && <ResumesCard user={user} />}
          </Flex>
        </Col>
        <Col span={24}>
          <Flex vertical gap="middle">
            {user.can('RocketSystem.Course') && <OwnCoursesCard userId={user.id} />}
            <MembershipsCard zone={user.zone} />
          </Flex>
        </Col>
      </Row>
    </>
  );
}
