import { testLocations } from '@trellis/contract/vr-classroom/location-calls';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { Status } from '../../ui/status.tsx';

/** Where the centre's tests take place. */
export function LocationPage() {
  const { t } = useTranslation('vrClassroom');
  return (
    <DeclaredPage
      of={testLocations}
      calls={api.testLocations}
      mayWrite={useCurrentUser().can('RocketSystem.TestLocation.Write')}
      columns={['name', 'address', 'enabled']}
      cells={{
        address: ({ address }) => address ?? t('none'),
        enabled: ({ enabled }) => <Status meaning={enabled ? 'good' : 'neutral'}>{t(enabled ? 'locations.on' : 'locations.off')}</Status>,
      }}
      inputs={{ enabled: <Switch /> }}
      actions={({ enabled }, change) => [
        {
          key: 'toggle',
          label: t(enabled ? 'locations.disable' : 'locations.enable'),
          onClick: () => change({ enabled: !enabled }),
        },
      ]}
    />
  );
}
