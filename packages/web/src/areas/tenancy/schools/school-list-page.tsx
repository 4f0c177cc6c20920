import { type School, schools } from '@trellis/contract/tenancy/schools/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { DeclaredPage } from '../../../ui/resource/declared-page.tsx';
import { SchoolGrantDrawer } from './school-grant-drawer.tsx';

const { schools: list, addSchool: create, updateSchool: update, removeSchool: remove } = api.tenancy;

/** The schools that centres may offer in their child forms. */
export function SchoolListPage() {
  const { t } = useTranslation('tenancy');
  const [granted, setGranted] = useState<School>();
  return (
    <>
      <DeclaredPage
        of={schools}
        calls={{ list, create, update, remove }}
        mayWrite={useCurrentUser().canWrite('RocketSystem.School')}
        columns={['name', 'city', 'nature', 'tenantCount']}
        cells={{ tenantCount: ({ tenantCount }) => t('schools.count', { count: tenantCount }) }}
        narrowedBy={['nature']}
        actions={(school) => [{ key: 'grant', label: t('schools.grant'), onClick: () => setGranted(school) }]}
      />
      {granted && <SchoolGrantDrawer school={granted} onClose={() => setGranted(undefined)} />}
    </>
  );
}
