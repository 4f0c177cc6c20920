import { QrcodeOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { CodeDialog } from '../code-dialog.tsx';
import type { ApplicationSearch } from '../searches.ts';
import { ApplicationList } from './application-list.tsx';
import { useApplyCode } from './queries.ts';

const ownCenter = getRouteApi('/system/center/menu/manage/applyExamine');
const everyCenter = getRouteApi('/system/manage/manage/trainingApplication');

/** Who applies at the centre as a trainer. */
export function ApplyExaminePage() {
  const { t } = useTranslation('certification');
  const search = ownCenter.useSearch();
  const navigate = ownCenter.useNavigate();
  const [isCodeOpen, setCodeOpen] = useState(false);
  const show = (next: ApplicationSearch) => void navigate({ search: next, replace: true });
  const code = (
    <Button type="primary" icon={<QrcodeOutlined aria-hidden />} onClick={() => setCodeOpen(true)}>
      {t('applications.code')}
    </Button>
  );
  return (
    <>
      <ApplicationList search={search} onSearch={show} extra={code} emptyHint={t('applications.emptyHint')} />
      {isCodeOpen && <OwnCode onClose={() => setCodeOpen(false)} />}
    </>
  );
}

/** Who applies as a trainer, at whichever centre. */
export function TrainingApplicationPage() {
  const { t } = useTranslation('certification');
  const search = everyCenter.useSearch();
  const navigate = everyCenter.useNavigate();
  const show = (next: ApplicationSearch) => void navigate({ search: next, replace: true });
  return (
    <ApplicationList
      search={search}
      onSearch={show}
      withCenter
      filters={<FilterCenter value={search.tenantId} onChange={(tenantId) => show({ ...search, tenantId, page: 1 })} />}
      emptyHint={t('applications.emptyAll')}
    />
  );
}

function OwnCode({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { tenant } = useCurrentUser();
  return (
    <CodeDialog
      title={t('code.applyTitle')}
      about={t('code.applyAbout')}
      fileName={tenant?.name ?? ''}
      code={useApplyCode(undefined)}
      onClose={onClose}
    />
  );
}
