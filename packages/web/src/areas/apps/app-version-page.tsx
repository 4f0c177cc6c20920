import { appVersion } from '@trellis/contract/apps/app-version';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';

/** The versions of the apps, and which of them must be taken. */
export const AppVersionPage = () => (
  <DeclaredPage
    of={appVersion}
    calls={api.appVersions}
    mayWrite={useCurrentUser().canWrite('RocketSystem.Application')}
    columns={['version', 'app', 'platform', 'forceUpdate', 'status', 'createdAt']}
  />
);
