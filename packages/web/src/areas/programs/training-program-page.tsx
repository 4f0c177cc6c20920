import { trainingProgram } from '@trellis/contract/programs/training-program';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { FileField } from '../content/public.ts';
import { PicturesField } from './pictures-field.tsx';
import { ProgramPreview } from './program-preview.tsx';
import { TransferButton } from './transfer-button.tsx';

/** Exercises of the library: edited as drafts beside what sessions use, and seen as coaches will before they are published. */
export const TrainingProgramPage = () => (
  <DeclaredPage
    of={trainingProgram}
    calls={api.trainingPrograms}
    mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
    columns={['sortOrder', 'title', 'code', 'kind', 'categories', 'status', 'version', 'createdAt']}
    inputs={{ videoId: <FileField kind="video" isOptional />, imageIds: <PicturesField /> }}
    beneath={<ProgramPreview />}
    size="large"
    extra={useCurrentUser().canWrite('RocketSystem.Content') && <TransferButton />}
  />
);
