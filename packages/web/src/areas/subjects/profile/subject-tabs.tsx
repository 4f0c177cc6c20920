import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Empty, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubjectTab, subjectTabs, useChildPlaces } from '../../../app/child-places.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { LongTabs } from '../../../ui/long-tabs.tsx';
import { isTabShown, openTab } from './tab-rules.ts';

interface Props {
  subject: SubjectInfo;
  active: SubjectTab | undefined;
  onChange: (tab: SubjectTab) => void;
}

/** The tabs that the reader's policies show; what a tab needs is loaded when it is opened. */
export function SubjectTabs({ subject, active, onChange }: Props) {
  const { t } = useTranslation('subjects');
  const { tabs } = useChildPlaces();
  const { can } = useCurrentUser();
  const shown = subjectTabs.filter((tab) => isTabShown(tabs[tab], can, subject));
  const open = openTab(shown, active);
  if (!open) return <Empty description={t('detail.noTabs')} />;
  const items = shown.map((key) => {
    const { Content } = tabs[key];
    return {
      key,
      label: t(`detail.tabs.${key}`),
      children: (
        <Suspense fallback={<Skeleton active />}>
          <Content subject={subject} />
        </Suspense>
      ),
    };
  });
  return (
    <LongTabs
      label={t('detail.tabsLabel')}
      active={open}
      items={items}
      onChange={(key) => {
        const next = shown.find((tab) => tab === key);
        if (next) onChange(next);
      }}
    />
  );
}
