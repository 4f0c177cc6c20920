import { tag } from '@trellis/contract/content/tag';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';

export const TagPage = () => <DeclaredPage of={tag} calls={api.tags} mayWrite={useCurrentUser().canWrite('RocketSystem.Content')} />;
