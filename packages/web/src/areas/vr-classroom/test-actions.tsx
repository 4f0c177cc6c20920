import { MoreOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { isBeforeTest, mayBecome } from '@trellis/contract/vr-classroom/rules';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Button, Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { codeHolds } from './code-holds.ts';
import { useTestSteps } from './use-test-steps.ts';

const CodeDialog = lazy(() => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })));
const ConsentDrawer = lazy(() => import('./consent-drawer.tsx').then((module) => ({ default: module.ConsentDrawer })));
const LiveDialog = lazy(() => import('./live-dialog.tsx').then((module) => ({ default: module.LiveDialog })));
const QuestionnairesDrawer = lazy(() => import('./questionnaires-drawer.tsx').then((module) => ({ default: module.QuestionnairesDrawer })));
const ChangeDrawer = lazy(() => import('./change-drawer.tsx').then((module) => ({ default: module.ChangeDrawer })));

type Open = 'qr' | 'consent' | 'change' | 'live' | 'questionnaires';

/** What may be done with a test at its step. */
export function TestActions({ test }: { test: TestRequest }) {
  const { t } = useTranslation('vrClassroom');
  const [open, setOpen] = useState<Open>();
  const items = useItems(test, setOpen);
  const close = () => setOpen(undefined);
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" size="small" icon={<MoreOutlined aria-hidden />} aria-label={t('actions.of', { name: test.subjectName })} />
      </Dropdown>
      <Suspense>
        {open === 'qr' && <CodeDialog test={test} onClose={close} />}
        {open === 'consent' && <ConsentDrawer test={test} onClose={close} />}
        {open === 'questionnaires' && <QuestionnairesDrawer test={test} onClose={close} />}
        {open === 'live' && <LiveDialog test={test} onClose={close} />}
        {open === 'change' && <ChangeDrawer test={test} onClose={close} />}
      </Suspense>
    </>
  );
}

function useItems(test: TestRequest, open: (what: Open) => void): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('vrClassroom');
  const { can } = useCurrentUser();
  const { issue, begin, cancel } = useTestSteps(test);
  const mayWrite = can('RocketSystem.Vrat.Write');
  const holds = codeHolds(test);
  const before = isBeforeTest(test.status);
  const entries = [
    { key: 'qr', label: t('actions.qr'), shown: holds, onClick: () => open('qr') },
    {
      key: 'issue',
      label: t(test.status === 'Created' ? 'actions.issue' : 'actions.renew'),
      shown: mayWrite && before && !holds,
      onClick: issue,
    },
    {
      key: 'report',
      label: (
        <Link to="/system/center/detail/vratReport" search={{ case: test.id }}>
          {t('actions.report')}
        </Link>
      ),
      shown: test.status === 'Finished',
    },
    { key: 'live', label: t('actions.live'), shown: test.status === 'Testing', onClick: () => open('live') },
    { key: 'consent', label: t('actions.consent'), shown: true, onClick: () => open('consent') },
    {
      key: 'questionnaires',
      label: t('questionnaires.title'),
      shown: test.allowQuestionnaires && test.status !== 'Cancelled',
      onClick: () => open('questionnaires'),
    },
    { key: 'change', label: t('word.change'), shown: mayWrite && before, onClick: () => open('change') },
    { key: 'begin', label: t('actions.begin'), shown: mayWrite && holds, onClick: begin },
    { key: 'cancel', label: t('actions.cancel'), danger: true, shown: mayWrite && mayBecome(test.status, 'Cancelled'), onClick: cancel },
  ];
  return entries.filter(({ shown }) => shown).map(({ shown: _shown, ...item }) => item);
}
